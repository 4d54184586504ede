// SPDX-License-Identifier: MIT
//! What the example does not show.
use chinczyk::{sys, EventKind, Game, Phase, Preset, Rules, Status};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::thread;

fn polish() -> Rules {
    Rules::new(Preset::POLISH).unwrap()
}

#[test]
fn rules_of_64_bits() {
    let mut rules = Rules::parse("polish,colours=2,track_length=96,lap_length=96").unwrap();
    rules.safe_squares = 1 << 47;
    assert!(rules.text().unwrap().contains("safe_squares=47"));
}

#[test]
fn rules_are_equal() {
    assert_eq!(Rules::parse("british"), Rules::new(Preset::BRITISH));
    assert_ne!(Rules::parse("british").unwrap(), polish());
}

#[test]
fn a_text_holds_a_zero_byte() {
    let error = Rules::parse("polish\0,pawns=3").unwrap_err();
    assert_eq!(error.status(), Status::PARSE);
}

#[test]
fn a_clone_is_independent() {
    let game = Game::new(&polish(), "0.1.", Some(0), 3).unwrap();
    let mut clone = game.try_clone().unwrap();
    clone.roll(None).unwrap();
    assert_eq!((game.steps(), clone.steps()), (0, 1));
}

#[test]
fn players_leave() {
    let mut game = Game::new(&polish(), "012.", Some(1), 1).unwrap();
    game.leave(1).unwrap();
    assert_eq!(game.player(), 2);
    let types: Vec<_> = game.events().unwrap().iter().map(|event| event.kind).collect();
    assert_eq!(types, [EventKind::LEFT, EventKind::TURN]);
    game.leave(0).unwrap();
    assert_eq!(game.phase(), Phase::OVER);
    assert_eq!(game.state().unwrap().place[..3], [2, 3, 1]);
    assert!(game.moves().unwrap().is_empty());
}

#[test]
fn pieces_on_a_square() {
    let game = Game::at(&polish(), "0.1. 100,b,7,b/./b,b,b,b/. 0 roll t0s0 -", 1).unwrap();
    assert_eq!(game.pieces_on(0, sys::LANE), Ok(1 << 0));
    assert_eq!(game.pieces_on(2, 7), Ok(1 << 2));
    assert_eq!(game.pieces_on(0, 40).unwrap_err().status(), Status::INVALID_ARGUMENT);
}

#[test]
fn stop_panics() {
    let game = Game::new(&polish(), "0.1.", Some(0), 1).unwrap();
    let result = catch_unwind(AssertUnwindSafe(|| game.perft(255, || panic!("enough"))));
    assert!(result.is_err());
    assert_eq!(game.steps(), 0);
}

#[test]
fn threads_read_and_take_over() {
    let mut game = Game::new(&polish(), "0.1.", Some(0), 1).unwrap();
    thread::scope(|scope| {
        let positions = [scope.spawn(|| game.position()), scope.spawn(|| game.position())];
        let [a, b] = positions.map(|position| position.join().unwrap().unwrap());
        assert_eq!(a, b);
    });
    thread::spawn(move || game.roll(None).map(|_| game.steps())).join().unwrap().unwrap();
}
