// SPDX-License-Identifier: MIT
//! example [SEED]: a whole game, a look back, and what is refused.
use chinczyk::{Error, Game, Move, MoveFlag, Overshoot, Phase, Preset, Result, Rules};

/// The first move that captures, else the last one.
fn choose(game: &Game) -> Result<Move> {
    let moves = game.moves()?;
    if let Some(capture) = moves.iter().find(|m| m.has(MoveFlag::CAPTURE)) {
        println!("player {} captures: {}", capture.player, capture);
        return Ok(*capture);
    }
    Ok(*moves.last().expect("a choice has a move"))
}

fn play(game: &mut Game) -> Result<()> {
    while game.phase() != Phase::OVER {
        if game.steps() % 40 == 0 {
            println!("step {}: {}", game.steps(), game.position()?);
        }
        if game.phase() == Phase::MOVE {
            let chosen = choose(game)?;
            game.play(&chosen)?;
        } else {
            game.roll(None)?;
        }
    }
    Ok(())
}

fn show_end(game: &Game) -> Result<()> {
    let state = game.state()?;
    println!("over after {} steps, hash {:016x}", state.steps, game.hash());
    for i in 0..state.players as usize {
        let (home, walked) = (state.pawns_home[i], state.walked[i]);
        println!("player {i}: place {}, {home} home, {walked} walked", state.place[i]);
    }
    for event in game.events()? {
        println!("event {} of player {}", event.kind.0, event.player);
    }
    Ok(())
}

fn undo_and_redo(game: &mut Game) -> Result<()> {
    println!("end: {}", game.position()?);
    for _ in 0..3 {
        game.undo()?;
    }
    println!("undone: {}", game.position()?);
    for _ in 0..3 {
        game.redo()?;
    }
    println!("redone: {}", game.position()?);
    Ok(())
}

fn refused<T>(result: Result<T>) -> Error {
    let error = result.err().expect("it is refused");
    println!("error {}: {error}", error.name());
    error
}

fn refused_in_detail<T>(result: Result<T>) {
    let error = refused(result);
    let offset = error.offset().map_or(-1, |offset| offset as i64);
    println!("  field '{}', offset {offset}", error.field().unwrap_or(""));
}

fn show_errors(game: &mut Game) -> Result<()> {
    refused_in_detail(Rules::parse("polish,pawns=5"));
    refused_in_detail(Rules::parse("polish,horses=5"));
    let mut rules = Rules::new(Preset::ROBBER)?;
    rules.stack_limit = 2;
    refused_in_detail(rules.check());
    let rules = game.rules()?;
    refused_in_detail(Game::at(&rules, "0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1));
    refused(game.roll(None));
    let mut other = Game::at(&rules, "0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1)?;
    refused(other.undo());
    other.roll(Some(4))?;
    refused_in_detail(other.find_move("0:3-8"));
    other.undo()?;
    println!("perft 4: {}", other.perft(4, || false)?);
    refused(other.perft(255, || true));
    Ok(())
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    println!("libchinczyk {}", chinczyk::version());
    let mut rules = Rules::new(Preset::POLISH)?;
    rules.exit_faces = 1 << 1 | 1 << 6;
    rules.overshoot = Overshoot::BOUNCE;
    println!("rules {}", rules.text()?);
    let mut game = Game::new(&rules, &rules.seats(2, 1)?, None, seed)?;
    play(&mut game)?;
    show_end(&game)?;
    undo_and_redo(&mut game)?;
    show_errors(&mut game)?;
    Ok(())
}
