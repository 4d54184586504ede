// SPDX-License-Identifier: MIT
// Games of Chińczyk in C++17: a thin layer on chinczyk.h, in headers alone.
#ifndef CHINCZYK_HPP
#define CHINCZYK_HPP

#include "chinczyk_game.hpp"
#include "chinczyk_match.hpp"
#include "chinczyk_record.hpp"
#include "chinczyk_rules.hpp"
#include "chinczyk_simulation.hpp"

#endif
