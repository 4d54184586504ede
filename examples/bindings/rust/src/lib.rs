// SPDX-License-Identifier: MIT
//! Games of Chińczyk, by the shared library libchinczyk.
#![warn(missing_docs)]

use std::ffi::{c_void, CStr, CString};
use std::fmt;
use std::mem::{size_of, MaybeUninit};
use std::ops::{Deref, DerefMut};
use std::os::raw::c_char;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::{null, null_mut, NonNull};

#[allow(missing_docs)]
#[rustfmt::skip] // it is generated
pub mod sys;

pub use sys::{
    chinczyk_event as Event, chinczyk_move as Move, chinczyk_state as State, EventKind, MoveFlag,
    Overshoot, Phase, Preset, Status, NONE,
};

/// The version of the library that is running.
pub fn version() -> &'static str {
    constant(unsafe { sys::chinczyk_version() })
}

/// What the library refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    field: Option<String>,
    offset: Option<usize>,
    reason: String,
}

/// What a call returns that the library may refuse.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    fn new(status: Status, detail: Option<&sys::chinczyk_error>) -> Self {
        let field = detail.map(|detail| text(&detail.field)).filter(|text| !text.is_empty());
        let reason = detail.map(|detail| text(&detail.reason)).filter(|text| !text.is_empty());
        let message = || constant(unsafe { sys::chinczyk_status_message(status) }).to_owned();
        Error {
            status,
            field,
            offset: detail.and_then(|detail| detail.offset.try_into().ok()),
            reason: reason.unwrap_or_else(message),
        }
    }

    /// The number of the error.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The short name of the status, such as "illegal-move".
    pub fn name(&self) -> &'static str {
        constant(unsafe { sys::chinczyk_status_name(self.status) })
    }

    /// The field that is wrong, where that is told.
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// The byte of the text at which the fault begins, where that is told.
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Error {}

/// The rules of a game: a preset, whose fields may be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules(sys::chinczyk_rules);

impl Rules {
    /// The rules of a preset.
    pub fn new(preset: Preset) -> Result<Self> {
        let mut rules = MaybeUninit::uninit();
        check(unsafe { sys::chinczyk_rules_init(rules.as_mut_ptr(), RULES_SIZE, preset) })?;
        Ok(Rules(unsafe { rules.assume_init() }))
    }

    /// Reads `preset[,key=value]...`.
    pub fn parse(text: &str) -> Result<Self> {
        let (text, mut rules) = (c_string(text)?, MaybeUninit::uninit());
        check_in_detail(|error| unsafe {
            sys::chinczyk_rules_parse(text.as_ptr(), rules.as_mut_ptr(), RULES_SIZE, error)
        })?;
        Ok(Rules(unsafe { rules.assume_init() }))
    }

    /// Whether the rules can be played.
    pub fn check(&self) -> Result<()> {
        check_in_detail(|error| unsafe { sys::chinczyk_rules_check(&self.0, error) })
    }

    /// The seats of so many players, such as "0.1.".
    pub fn seats(&self, players: i32, colours_each: i32) -> Result<String> {
        written(|buffer, capacity, needed| unsafe {
            sys::chinczyk_rules_seats(&self.0, players, colours_each, buffer, capacity, needed)
        })
    }

    /// The canonical text.
    pub fn text(&self) -> Result<String> {
        written(|buffer, capacity, needed| unsafe {
            sys::chinczyk_rules_format(&self.0, buffer, capacity, needed)
        })
    }
}

const RULES_SIZE: usize = size_of::<sys::chinczyk_rules>();

/// The fields are those of the struct.
impl Deref for Rules {
    type Target = sys::chinczyk_rules;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Rules {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Move {
    /// Whether a flag is set.
    pub fn has(&self, flag: MoveFlag) -> bool {
        self.flags.0 & flag.0 != 0
    }
}

/// The text of a move that a game listed.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = written(|buffer, capacity, needed| unsafe {
            sys::chinczyk_move_format(self, buffer, capacity, needed)
        });
        f.write_str(&text.map_err(|_| fmt::Error)?)
    }
}

/// A game in progress.
#[derive(Debug)]
pub struct Game(NonNull<sys::chinczyk_game>);

// The library has no global state; what takes `&self` here only reads the game.
unsafe impl Send for Game {}
unsafe impl Sync for Game {}

impl Game {
    /// A new game; `first` names who begins, where the rules are not to say it.
    pub fn new(rules: &Rules, seats: &str, first: Option<i32>, seed: u64) -> Result<Self> {
        let (seats, first) = (c_string(seats)?, first.unwrap_or(NONE));
        Self::begin(|game, error| unsafe {
            sys::chinczyk_game_new(&rules.0, seats.as_ptr(), first, seed, null(), game, error)
        })
    }

    /// A game at a position, given by its text, without history.
    pub fn at(rules: &Rules, position: &str, seed: u64) -> Result<Self> {
        let position = c_string(position)?;
        Self::begin(|game, error| unsafe {
            sys::chinczyk_game_new_at(&rules.0, position.as_ptr(), seed, null(), game, error)
        })
    }

    fn begin(
        call: impl FnOnce(*mut *mut sys::chinczyk_game, *mut sys::chinczyk_error) -> Status,
    ) -> Result<Self> {
        let mut game = null_mut();
        check_in_detail(|error| call(&mut game, error))?;
        Ok(Game(NonNull::new(game).expect("a game")))
    }

    /// An independent game with the same history and die.
    pub fn try_clone(&self) -> Result<Self> {
        let mut game = null_mut();
        check(unsafe { sys::chinczyk_game_copy(self.0.as_ptr(), null(), &mut game) })?;
        Ok(Game(NonNull::new(game).expect("a game")))
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        unsafe { sys::chinczyk_game_phase(self.0.as_ptr()) }
    }

    /// Whose turn it is; once the game is over, whose it was.
    pub fn player(&self) -> i32 {
        unsafe { sys::chinczyk_game_player(self.0.as_ptr()) }
    }

    /// How many rolls, moves and leaves led here.
    pub fn steps(&self) -> u32 {
        unsafe { sys::chinczyk_game_steps(self.0.as_ptr()) }
    }

    /// A number for the position, the same on every machine.
    pub fn hash(&self) -> u64 {
        unsafe { sys::chinczyk_game_hash(self.0.as_ptr()) }
    }

    /// The text of the position.
    pub fn position(&self) -> Result<String> {
        written(|buffer, capacity, needed| unsafe {
            sys::chinczyk_game_position(self.0.as_ptr(), buffer, capacity, needed)
        })
    }

    /// A copy of the rules.
    pub fn rules(&self) -> Result<Rules> {
        let mut rules = MaybeUninit::uninit();
        check(unsafe {
            sys::chinczyk_game_rules(self.0.as_ptr(), rules.as_mut_ptr(), RULES_SIZE)
        })?;
        Ok(Rules(unsafe { rules.assume_init() }))
    }

    /// All that can be seen of the game.
    pub fn state(&self) -> Result<State> {
        let mut state: State = unsafe { MaybeUninit::zeroed().assume_init() };
        state.struct_size = size_of::<State>() as u32;
        check(unsafe { sys::chinczyk_game_state(self.0.as_ptr(), &mut state) })?;
        Ok(state)
    }

    /// Rolls a face, or the game's own die, and returns what was rolled.
    pub fn roll(&mut self, face: Option<i32>) -> Result<i32> {
        let (face, mut rolled) = (face.unwrap_or(0), 0);
        check(unsafe { sys::chinczyk_game_roll(self.0.as_ptr(), face, &mut rolled) })?;
        Ok(rolled)
    }

    /// The legal moves; none where no choice is due.
    pub fn moves(&self) -> Result<Vec<Move>> {
        listed(|moves, capacity, count| unsafe {
            sys::chinczyk_game_moves(self.0.as_ptr(), moves, capacity, count)
        })
    }

    /// The legal move that a text names.
    pub fn find_move(&self, text: &str) -> Result<Move> {
        let (text, mut found) = (c_string(text)?, MaybeUninit::uninit());
        check_in_detail(|error| unsafe {
            sys::chinczyk_game_find_move(self.0.as_ptr(), text.as_ptr(), found.as_mut_ptr(), error)
        })?;
        Ok(unsafe { found.assume_init() })
    }

    /// Plays a legal move.
    pub fn play(&mut self, chosen: &Move) -> Result<()> {
        check(unsafe { sys::chinczyk_game_play(self.0.as_ptr(), chosen) })
    }

    /// A player leaves for good.
    pub fn leave(&mut self, player: i32) -> Result<()> {
        check(unsafe { sys::chinczyk_game_leave(self.0.as_ptr(), player) })
    }

    /// Takes back the last step, the die included.
    pub fn undo(&mut self) -> Result<()> {
        check(unsafe { sys::chinczyk_game_undo(self.0.as_ptr()) })
    }

    /// Repeats the step that was taken back last.
    pub fn redo(&mut self) -> Result<()> {
        check(unsafe { sys::chinczyk_game_redo(self.0.as_ptr()) })
    }

    /// What the last step did, in order.
    pub fn events(&self) -> Result<Vec<Event>> {
        listed(|events, capacity, count| unsafe {
            sys::chinczyk_game_events(self.0.as_ptr(), events, capacity, count)
        })
    }

    /// A set of pieces, bit p for piece p.
    pub fn pieces_on(&self, colour: i32, square: i32) -> Result<u32> {
        let mut pieces = 0;
        check(unsafe {
            sys::chinczyk_game_pieces_on(self.0.as_ptr(), colour, square, &mut pieces)
        })?;
        Ok(pieces)
    }

    /// Counts the ways to go on. `stop` is asked now and then, and ends the count with `true` or
    /// with a panic.
    pub fn perft(&self, depth: u32, mut stop: impl FnMut() -> bool) -> Result<u64> {
        let mut asked = Asked { stop: &mut stop, panic: None };
        let mut leaves = 0;
        let ctx = &mut asked as *mut Asked as *mut c_void;
        let status = unsafe {
            sys::chinczyk_game_perft(self.0.as_ptr(), depth, Some(ask), ctx, &mut leaves)
        };
        if let Some(panic) = asked.panic {
            resume_unwind(panic);
        }
        check(status)?;
        Ok(leaves)
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        unsafe { sys::chinczyk_game_free(self.0.as_ptr()) }
    }
}

struct Asked<'a> {
    stop: &'a mut dyn FnMut() -> bool,
    panic: Option<Box<dyn std::any::Any + Send>>,
}

/// A panic cannot pass through C: it is kept, and goes on behind it.
unsafe extern "C" fn ask(ctx: *mut c_void) -> i32 {
    let asked = &mut *(ctx as *mut Asked);
    match catch_unwind(AssertUnwindSafe(|| (asked.stop)())) {
        Ok(stop) => stop.into(),
        Err(panic) => {
            asked.panic = Some(panic);
            1
        }
    }
}

fn check(status: Status) -> Result<()> {
    match status {
        Status::OK => Ok(()),
        _ => Err(Error::new(status, None)),
    }
}

/// Calls a function with an error to fill.
fn check_in_detail(call: impl FnOnce(*mut sys::chinczyk_error) -> Status) -> Result<()> {
    // All of it may be zero, so it is never without a value.
    let mut detail = unsafe { MaybeUninit::zeroed().assume_init() };
    match call(&mut detail) {
        Status::OK => Ok(()),
        status => Err(Error::new(status, Some(&detail))),
    }
}

/// The structs that a function writes into a buffer of the size that it asks for.
fn listed<T>(write: impl Fn(*mut T, usize, *mut usize) -> Status) -> Result<Vec<T>> {
    let mut count = 0;
    check(write(null_mut(), 0, &mut count))?;
    let mut list = Vec::with_capacity(count);
    check(write(list.as_mut_ptr(), count, &mut count))?;
    unsafe { list.set_len(count) };
    Ok(list)
}

/// The text that a function writes into a buffer of the size that it asks for.
fn written(write: impl Fn(*mut c_char, usize, *mut usize) -> Status) -> Result<String> {
    Ok(text(&listed(write)?))
}

/// The text in a buffer, up to its zero byte.
fn text(chars: &[c_char]) -> String {
    let bytes: Vec<u8> = chars.iter().map(|&c| c as u8).take_while(|&c| c != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text that lives as long as the library.
fn constant(chars: *const c_char) -> &'static str {
    unsafe { CStr::from_ptr(chars) }.to_str().unwrap_or_default()
}

/// A text with a zero byte inside is of no form that the library reads.
fn c_string(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::new(Status::PARSE, None))
}
