/* SPDX-License-Identifier: MIT */
/* All texts of the terminal game that are not the library's, English beside Polish: so the compiler
 * checks the format of both wherever one is used. */
#ifndef PLAY_TEXTS_H
#define PLAY_TEXTS_H

#include <chinczyk.h>
#include <inttypes.h>

/* The language of the program, chosen once at its beginning. */
extern chinczyk_language play_language;

/* The language that LC_ALL, LC_MESSAGES or LANG asks for, the first of them that is set. */
void play_language_from_environment(void);

/* The language of a code; 0 where there is none. */
int play_language_set(const char *code);

#define PLAY_TEXT(english, polish) (play_language == CHINCZYK_POLISH ? (polish) : (english))

/* --- options --- */

#define TEXT_HELP                                                                                  \
    PLAY_TEXT("Usage: chinczyk-play [OPTION]...\n"                                                 \
              "Plays Chinczyk in the terminal and asks for what no option tells. Without a\n"      \
              "terminal, and without --human, it plays by itself.\n"                               \
              "\n"                                                                                 \
              "The game:\n"                                                                        \
              "  --rules TEXT     a preset and what differs from it: polish,exit_faces=16\n"       \
              "  --players N      how many players, 2 to 6\n"                                      \
              "  --colours K      colours of each player (1)\n"                                    \
              "  --seats TEXT     instead of both, the owner of each colour: 0.1. or 0011\n"       \
              "  --first P        the player who begins, whatever the rules say\n"                 \
              "  --seed N         seed of the die; without it the time, in a demo 1\n"             \
              "The players:\n"                                                                     \
              "  --human LIST     the players that people move: 0,2 or all or none\n"              \
              "  --names LIST     what they are called, with commas between\n"                     \
              "  --computer LIST  each player's strength: random, greedy or strong (strong)\n"     \
              "  --nodes N        positions that a strong one may judge for a move\n"              \
              "Hints and analysis:\n"                                                              \
              "  --analyse FILE   looks back at the games of a file that was saved or recorded\n"  \
              "  --playouts N     games played on for each chance (1000)\n"                        \
              "  --seconds N      the longest that an answer or a move may take\n"                 \
              "The match:\n"                                                                       \
              "  --wins N         games until a player has won so many (1)\n"                      \
              "  --clock TIME     time of each player for each game: 5 or 2:30 minutes\n"          \
              "Keeping:\n"                                                                         \
              "  --resume FILE    goes on with what was saved while playing\n"                     \
              "  --record FILE    adds each finished game, for chinczyk-scorebook\n"               \
              "Showing:\n"                                                                         \
              "  --lang LANG      en or pl; without it the language of the environment\n"          \
              "  --explain        tells the rules in words before the first roll\n"                \
              "  --ask            asks for every roll and move, as for a die of your own\n"        \
              "  --demo           the program moves everybody and shows the end\n"                 \
              "  --verbose        a demo tells each step\n"                                        \
              "  --color WHEN     auto, always or never\n"                                         \
              "  --help           shows this text\n"                                               \
              "  --version        shows the version\n"                                             \
              "\n"                                                                                 \
              "Players and colours count from 0. While playing, ? tells what can be typed.\n",     \
              "Użycie: chinczyk-play [OPCJA]...\n"                                                \
              "Gra w chińczyka w terminalu; pyta o to, czego nie mówią opcje. Bez terminala\n"  \
              "i bez --human gra sam ze sobą.\n"                                                  \
              "\n"                                                                                 \
              "Gra:\n"                                                                             \
              "  --rules TEKST    gotowe zasady i różnice: polish,exit_faces=16\n"               \
              "  --players N      ilu graczy, od 2 do 6\n"                                         \
              "  --colours K      ile kolorów ma każdy gracz (1)\n"                              \
              "  --seats TEKST    zamiast obu: czyj jest każdy kolor, 0.1. lub 0011\n"            \
              "  --first P        gracz, który zaczyna, cokolwiek mówią zasady\n"               \
              "  --seed N         ziarno kostki; bez niego czas, w pokazie 1\n"                    \
              "Gracze:\n"                                                                          \
              "  --human LISTA    za których graczy grają ludzie: 0,2 lub all lub none\n"        \
              "  --names LISTA    jak się nazywają, po przecinku\n"                              \
              "  --computer LISTA siła każdego gracza: random, greedy lub strong (strong)\n"     \
              "  --nodes N        ile pozycji silny może ocenić przed ruchem\n"                  \
              "Podpowiedzi i analiza:\n"                                                           \
              "  --analyse PLIK   analizuje gry z pliku od zapisz lub --record\n"                  \
              "  --playouts N     ile gier rozegrać dla każdej szansy (1000)\n"                  \
              "  --seconds N      najdłużej tyle trwa odpowiedź lub ruch\n"                     \
              "Mecz:\n"                                                                            \
              "  --wins N         gra się, aż ktoś wygra tyle gier (1)\n"                       \
              "  --clock CZAS     czas każdego gracza na każdą grę: 5 lub 2:30 minuty\n"       \
              "Zapis:\n"                                                                           \
              "  --resume PLIK    gra dalej od tego, co zapisano podczas gry\n"                    \
              "  --record PLIK    dopisuje każdą skończoną grę, dla chinczyk-scorebook\n"     \
              "Ekran:\n"                                                                           \
              "  --lang JĘZYK     en lub pl; bez niej język środowiska\n"                       \
              "  --explain        objaśnia zasady przed pierwszym rzutem\n"                       \
              "  --ask            pyta o każdy rzut i ruch, na przykład przy własnej kostce\n"  \
              "  --demo           program gra za wszystkich i pokazuje koniec\n"                   \
              "  --verbose        pokaz opisuje każdy krok\n"                                     \
              "  --color KIEDY    auto, always lub never\n"                                        \
              "  --help           ten tekst\n"                                                     \
              "  --version        wersja\n"                                                        \
              "\n"                                                                                 \
              "Graczy i kolory liczy się od 0. Podczas gry ? mówi, co można wpisać.\n")
#define TEXT_TRY_HELP                                                                              \
    PLAY_TEXT("chinczyk-play: %s%s\nTry --help.\n", "chinczyk-play: %s%s\nPomoc: --help.\n")
#define TEXT_UNKNOWN PLAY_TEXT("unknown option: ", "nieznana opcja: ")
#define TEXT_NO_VALUE PLAY_TEXT("a value is missing after ", "brak wartości po ")
#define TEXT_EXTRA_VALUE PLAY_TEXT("no value is taken by ", "wartości nie przyjmuje ")
#define TEXT_NO_NUMBER                                                                             \
    PLAY_TEXT("%s is a number from %" PRIu64 " to %" PRIu64 ", not ",                              \
              "%s to liczba od %" PRIu64 " do %" PRIu64 ", a nie ")
#define TEXT_BAD_CLOCK                                                                             \
    PLAY_TEXT("--clock is minutes, or minutes:seconds, not ",                                      \
              "--clock to minuty albo minuty:sekundy, a nie ")
#define TEXT_BAD_COLOR                                                                             \
    PLAY_TEXT("--color is auto, always or never, not ",                                            \
              "--color to auto, always albo never, a nie ")
#define TEXT_BAD_LANG PLAY_TEXT("--lang is en or pl, not ", "--lang to en albo pl, a nie ")
#define TEXT_SEATS_ALONE                                                                           \
    PLAY_TEXT("--seats goes without --players and --colours",                                      \
              "--seats wyklucza --players i --colours")
#define TEXT_DEMO_ALONE PLAY_TEXT("--demo goes without --human", "--demo wyklucza --human")
#define TEXT_RESUME_ALONE                                                                          \
    PLAY_TEXT("--resume goes without ", "zapisany mecz już to określa: --resume wyklucza ")
#define TEXT_BAD_RULES "--rules: "
#define TEXT_BAD_PLAYERS                                                                           \
    PLAY_TEXT("these rules have no seats for that number of players",                              \
              "w tych zasadach nie ma miejsc dla tylu graczy")
#define TEXT_BAD_HUMANS                                                                            \
    PLAY_TEXT("--human does not list players of this game: ",                                      \
              "--human nie wymienia graczy tej gry: ")
#define TEXT_BAD_NAMES                                                                             \
    PLAY_TEXT("--names has too many names, or one that cannot be: ",                               \
              "--names ma za wiele imion albo takie, jakie być nie może: ")
#define TEXT_BAD_COMPUTER                                                                          \
    PLAY_TEXT("--computer lists random, greedy or strong, at most one for each player, not ",      \
              "--computer wymienia random, greedy lub strong, najwyżej raz na gracza, a nie ")
#define TEXT_ANALYSE_ALONE                                                                         \
    PLAY_TEXT("--analyse plays nothing: it goes without ",                                         \
              "--analyse niczego nie rozgrywa: wyklucza ")
#define TEXT_FAILED "chinczyk-play: %s\n"
#define TEXT_NOT_READ                                                                              \
    PLAY_TEXT("chinczyk-play: cannot read %s\n", "chinczyk-play: nie można odczytać %s\n")
#define TEXT_NOT_WRITTEN                                                                           \
    PLAY_TEXT("chinczyk-play: cannot write %s\n", "chinczyk-play: nie można zapisać %s\n")
#define TEXT_NOT_A_MATCH "chinczyk-play: %s: %s\n"

/* --- questions --- */

#define TEXT_PRESET "  %d  %-12s %s\n"
#define TEXT_ASK_RULES                                                                             \
    PLAY_TEXT("Which rules? A number, or a text as in --rules [%s]: ",                             \
              "Jakie zasady? Numer albo tekst jak w --rules [%s]: ")
#define TEXT_ASK_PLAYERS PLAY_TEXT("How many players?", "Ilu graczy?")
#define TEXT_DEFAULT " [%d]: "
#define TEXT_PLAYER "  %d  %s\n"
#define TEXT_ASK_HUMANS                                                                            \
    PLAY_TEXT("Which of them do you move? As 0,2 or all or none [0]: ",                            \
              "Za których z nich grasz? Na przykład 0,2 lub all lub none [0]: ")
#define TEXT_ASK_COMPUTER                                                                          \
    PLAY_TEXT("How strong is the computer? 1 random, 2 greedy, 3 strong [3]: ",                    \
              "Jak silny ma być komputer? 1 losowy, 2 zachłanny, 3 silny [3]: ")
#define TEXT_NO_STRENGTH PLAY_TEXT("no such strength", "nie ma takiej siły")
#define TEXT_KIND_RANDOM PLAY_TEXT("random", "losowy")
#define TEXT_KIND_GREEDY PLAY_TEXT("greedy", "zachłanny")
#define TEXT_KIND_STRONG PLAY_TEXT("strong", "silny")
#define TEXT_REFUSED PLAY_TEXT("That cannot be: %s\n", "Tak się nie da: %s\n")
#define TEXT_NONE_OF_THESE PLAY_TEXT("none of these numbers", "to żadna z tych liczb")
#define TEXT_NONE_OF_PLAYERS PLAY_TEXT("no such players", "nie ma takich graczy")

/* --- the beginning of a match and of a game --- */

#define TEXT_RULES_ARE PLAY_TEXT("Rules: %s (%s).\n", "Zasady: %s (%s).\n")
#define TEXT_RULES_BUT PLAY_TEXT("Rules: %s, but:\n", "Zasady: %s, ale:\n")
#define TEXT_MATCH_IS PLAY_TEXT("A match to %d wins.\n", "Mecz do wygranych gier: %d.\n")
#define TEXT_CLOCK_IS                                                                              \
    PLAY_TEXT("Time of each player for a game: %s.\n", "Czas każdego gracza na grę: %s.\n")
#define TEXT_SEED_IS PLAY_TEXT("Seed %" PRIu64 ". ", "Ziarno %" PRIu64 ". ")
#define TEXT_TYPE_HELP PLAY_TEXT("Type ? for help.\n", "Wpisz ?, a dostaniesz pomoc.\n")
#define TEXT_ASK_BEGIN                                                                             \
    PLAY_TEXT("Enter begins, rules tells the rules in words [Enter, rules]: ",                     \
              "Enter zaczyna grę, zasady je objaśnia [Enter, zasady]: ")
#define TEXT_GAME PLAY_TEXT("Game %d.\n", "Gra %d.\n")

/* --- prompts --- */

/* Who is asked, and with what time left. */
#define TEXT_WHO "%s"
#define TEXT_WHO_WITH_CLOCK "%s (%s)"
#define TEXT_PROMPT_ROLL_OFF                                                                       \
    PLAY_TEXT("%s, roll for the first turn [Enter, 1-6, ?]: ",                                     \
              "%s, rzuć o pierwszeństwo [Enter, 1-6, ?]: ")
#define TEXT_PROMPT_ROLL                                                                           \
    PLAY_TEXT("%s, roll [Enter, 1-6, ?]: ", "%s, rzuć kostką [Enter, 1-6, ?]: ")
#define TEXT_PROMPT_TRIES                                                                          \
    PLAY_TEXT("%s, roll (up to %d times) [Enter, 1-6, ?]: ",                                       \
              "%s, rzuć kostką (najwyżej razy: %d) [Enter, 1-6, ?]: ")
#define TEXT_PROMPT_MOVE PLAY_TEXT("%s, move by %d [1-%d, ?]: ", "%s, ruszaj o %d [1-%d, ?]: ")
#define TEXT_PROMPT_ONLY                                                                           \
    PLAY_TEXT("%s, move by %d [1 or Enter, ?]: ", "%s, ruszaj o %d [1 lub Enter, ?]: ")
#define TEXT_PROMPT_OVER                                                                           \
    PLAY_TEXT("The game is over [Enter ends, ?]: ", "Koniec gry [Enter kończy, ?]: ")
#define TEXT_PROMPT_NEXT                                                                           \
    PLAY_TEXT("The game is over [Enter begins the next one, ?]: ",                                 \
              "Koniec gry [Enter zaczyna następną, ?]: ")
#define TEXT_MOVE "  %2d) "

/* --- answers --- */

#define TEXT_NOTHING_TO_UNDO                                                                       \
    PLAY_TEXT("There is nothing of yours to take back.\n", "Nie ma twojego ruchu do cofnięcia.\n")
#define TEXT_FLAG_STAYS                                                                            \
    PLAY_TEXT("A time that has run out is not taken back.\n",                                      \
              "Czasu, który się skończył, nie da się cofnąć.\n")
#define TEXT_NOTHING_TO_REDO PLAY_TEXT("There is nothing to repeat.\n", "Nie ma czego ponowić.\n")
#define TEXT_UNDONE PLAY_TEXT("Taken back.\n", "Cofnięte.\n")
#define TEXT_REDONE PLAY_TEXT("Repeated.\n", "Ponowione.\n")
#define TEXT_BAD_ROLL                                                                              \
    PLAY_TEXT("\"%.60s\" is no face: type Enter, a digit from 1 to 6, or ?\n",                     \
              "„%.60s” to nie oczka: wpisz Enter, cyfrę od 1 do 6 albo ?\n")
#define TEXT_BAD_MOVE                                                                              \
    PLAY_TEXT("\"%.60s\" is no move: type a number of the list, a pawn such as %s1, or ?\n",       \
              "„%.60s” to nie ruch: wpisz numer z listy, pionek, na przykład %s1, albo ?\n")
#define TEXT_BAD_END                                                                               \
    PLAY_TEXT("\"%.60s\" means nothing here: type Enter or ?\n",                                   \
              "„%.60s” nic tu nie znaczy: wpisz Enter albo ?\n")
#define TEXT_BAD_WHY                                                                               \
    PLAY_TEXT("Of which pawn? Type why, why %s2, or why %s2 5 for a roll of 5.\n",                 \
              "Który pionek? Wpisz dlaczego, dlaczego %s2 albo dlaczego %s2 5 dla rzutu 5.\n")
#define TEXT_ALL_MAY_MOVE PLAY_TEXT("All of them may move.\n", "Wszystkie mogą się ruszyć.\n")
#define TEXT_BAD_LEAVE                                                                             \
    PLAY_TEXT("Nobody leaves so: type leave, or leave and the number of a player.\n",              \
              "Tak nikt nie odchodzi: wpisz odchodzi albo odchodzi i numer gracza.\n")
#define TEXT_FLAG PLAY_TEXT("%s has run out of time.\n", "%s nie ma już czasu.\n")
#define TEXT_LEAVES PLAY_TEXT("%s has left the match.\n", "%s nie gra już w tym meczu.\n")
#define TEXT_SAVED PLAY_TEXT("Saved: %s\n", "Zapisano: %s\n")
#define TEXT_SAVE_WHERE                                                                            \
    PLAY_TEXT("Where to? Type save and the name of a file.\n",                                     \
              "Gdzie? Wpisz zapisz i nazwę pliku.\n")
#define TEXT_SAVE_THERE                                                                            \
    PLAY_TEXT("Not saved: %s is there already and is not of this game.\n",                         \
              "Nie zapisano: %s już istnieje i nie należy do tej gry.\n")
#define TEXT_SAVE_FAILED                                                                           \
    PLAY_TEXT("Not saved: %s cannot be written.\n", "Nie zapisano: nie da się zapisać %s.\n")
#define TEXT_TOO_LONG PLAY_TEXT("(a line that is too long)", "(za długi wiersz)")

/* --- help --- */

#define TEXT_HELP_ROLL_OFF                                                                         \
    PLAY_TEXT("The first turn is rolled for: the highest face begins, equal ones roll again.\n"    \
              "%s rolls now.\n",                                                                   \
              "Rzuca się o pierwszeństwo: zaczyna najwyższy rzut, równe rzucają ponownie.\n"  \
              "Teraz rzuca %s.\n")
#define TEXT_HELP_ROLL PLAY_TEXT("It is the turn of %s, who rolls.\n", "Kolejka: %s, do rzutu.\n")
#define TEXT_HELP_TRIES PLAY_TEXT("Up to %d rolls are left.\n", "Pozostało rzutów najwyżej: %d.\n")
#define TEXT_HELP_MOVE                                                                             \
    PLAY_TEXT("It is the turn of %s, who has rolled ", "Kolejka: %s; na kostce wypadło ")
#define TEXT_HELP_CHOOSE                                                                           \
    PLAY_TEXT(" and must choose a move of the list.\n", ", do wyboru ruch z listy.\n")
#define TEXT_HELP_SIXES                                                                            \
    PLAY_TEXT("Bonus faces in a row in this turn: %d.\n",                                          \
              "Oczka premiowe z rzędu w tej kolejce: %d.\n")
#define TEXT_HELP_OVER PLAY_TEXT("The game is over.\n", "Koniec gry.\n")
#define TEXT_HELP_ENTER_ROLL                                                                       \
    PLAY_TEXT("  Enter      rolls the program's die\n"                                             \
              "  1-6        the face that you rolled with a die of yours\n",                       \
              "  Enter        rzuca kostką programu\n"                                            \
              "  1-6          oczka, które wypadły na twojej własnej kostce\n")
#define TEXT_HELP_ENTER_MOVE                                                                       \
    PLAY_TEXT("  1, ...     plays that move of the list; so does its text, such as %s\n"           \
              "  %s1, ...    plays the move of this pawn, or tells why it has none\n",             \
              "  1, ...       wykonuje ten ruch z listy; tak samo jego tekst, na przykład %s\n"   \
              "  %s1, ...      rusza tym pionkiem albo mówi, dlaczego nie może\n")
#define TEXT_HELP_COMMANDS                                                                          \
    PLAY_TEXT("  undo       takes back your last roll or move; the die will roll the same\n"        \
              "  redo       repeats what was taken back\n"                                          \
              "  board      shows the board\n"                                                      \
              "  why        tells why the other pawns may not move; why %s2 5 asks what if\n"       \
              "  save FILE  saves the match, for --resume\n"                                        \
              "  rules      tells the rules in words\n"                                             \
              "  standings  tells how the match stands\n"                                           \
              "  hint       tells what chance each of your moves leaves; Ctrl-C hurries it\n"       \
              "  chances    tells everybody's chance to win\n"                                      \
              "  analyse    looks back: what choices lost, and who was lucky; analyse 1: game 1\n"  \
              "  leave      you leave the match; leave 1: player 1 does\n"                          \
              "  quit       quits\n"                                                                \
              "  ?          this help\n"                                                            \
              "The beginning of a word is enough: u, r, b, w, s, ru, st, l, q, h, ch, a.\n",        \
              "  cofnij       cofa twój ostatni rzut lub ruch; kostka rzuci to samo\n"             \
              "  ponownie     ponawia to, co cofnięto\n"                                           \
              "  plansza      pokazuje planszę\n"                                                  \
              "  dlaczego     mówi, czemu reszta nie może; dlaczego %s2 5: a gdyby wypadło 5?\n" \
              "  zapisz PLIK  zapisuje mecz, dla --resume\n"                                        \
              "  zasady       objaśnia zasady\n"                                                   \
              "  wyniki       mówi, jak stoi mecz\n"                                               \
              "  podpowiedz   mówi, jaką szansę daje każdy ruch; Ctrl-C ponagla\n"              \
              "  szanse       mówi, kto ma jaką szansę wygrać\n"                                \
              "  analiza      ile kosztowały wybory, kto miał szczęście; analiza 1: gra 1\n"    \
              "  odchodzi     odchodzisz z meczu; odchodzi 1: odchodzi gracz 1\n"                   \
              "  koniec       kończy program\n"                                                    \
              "  ?            ta pomoc\n"                                                           \
              "Wystarczy początek słowa: c, po, p, d, z, zas, w, pod, s, a, o, k.\n")
#define TEXT_HELP_RULES PLAY_TEXT("Rules: %s\n", "Zasady: %s\n")
#define TEXT_HELP_SEED PLAY_TEXT("Seed: %" PRIu64 "\n", "Ziarno: %" PRIu64 "\n")

/* --- moves in the list --- */

#define TEXT_BASE PLAY_TEXT("base", "baza")
#define TEXT_LIST_PASS PLAY_TEXT("pass", "bez ruchu")
#define TEXT_LIST_PAIR PLAY_TEXT("%s and %s  %s -> %s", "%s i %s  %s -> %s")
#define TEXT_LIST_SINGLE "%s  %s -> %s"
#define TEXT_LIST_CAPTURES PLAY_TEXT(", captures", ", bije")
#define TEXT_LIST_BUST                                                                             \
    PLAY_TEXT(", hits a block and goes back to base", ", trafia na blokadę i wraca do bazy")
#define TEXT_LIST_BOUNCE PLAY_TEXT(", bounces", ", odbija się")
#define TEXT_LIST_SLIDE PLAY_TEXT(", slides past an opponent", ", przesuwa się za przeciwnika")
#define TEXT_LIST_HOME PLAY_TEXT(", home", ", do celu")

/* --- the end --- */

#define TEXT_PLACES PLAY_TEXT("Places:\n", "Miejsca:\n")
#define TEXT_PLACE "  %d. %s\n"
#define TEXT_STANDINGS PLAY_TEXT("Match to %d, games won:\n", "Mecz do %d, wygrane gry:\n")
#define TEXT_STANDING "  %d. %s: %d"
#define TEXT_HAS_LEFT PLAY_TEXT(", has left", ", poza meczem")
#define TEXT_WINNER PLAY_TEXT("%s wins the match.\n", "Mecz wygrywa %s.\n")
#define TEXT_ENDLESS                                                                               \
    PLAY_TEXT("No end is in sight, so the program stops here.\n",                                  \
              "Końca nie widać, więc program tu kończy.\n")
#define TEXT_SUMMARY                                                                               \
    PLAY_TEXT("%" PRIu32 " rolls, %" PRIu32 " moves, %" PRIu32 " captures\n",                      \
              "Rzuty: %" PRIu32 ", ruchy: %" PRIu32 ", bicia: %" PRIu32 "\n")

/* --- hints and chances --- */

#define TEXT_POINT PLAY_TEXT(".", ",")
#define TEXT_CHANCE "%6s +- %s %%"
#define TEXT_CHANCE_EXACT "%6s%.0s %%      "
#define TEXT_CHANCE_OF "  %s\n"
#define TEXT_PLAYED_ON                                                                             \
    PLAY_TEXT(" (games played on: %" PRIu64 ", +- standard error):\n",                             \
              " (rozegrane gry: %" PRIu64 ", +- błąd standardowy):\n")
#define TEXT_NO_HINT                                                                               \
    PLAY_TEXT("There is no move to choose now.\n", "Nie ma teraz ruchu do wyboru.\n")
#define TEXT_HINT PLAY_TEXT("Chance to win after each move", "Szansa wygranej po ruchu")
#define TEXT_HINT_PLACE                                                                            \
    PLAY_TEXT("Chance of place %d after each move", "Szansa na miejsce %d po ruchu")
#define TEXT_CHANCES PLAY_TEXT("Chances to win", "Szanse wygranej")
#define TEXT_CHANCES_PLACE PLAY_TEXT("Chances of place %d", "Szanse na miejsce %d")

/* --- a game looked back at --- */

#define TEXT_BAD_ANALYSE                                                                           \
    PLAY_TEXT("Which game? Type analyse, or analyse and the number of a game so far.\n",           \
              "Która gra? Wpisz analiza albo analiza i numer gry, która już była.\n")
#define TEXT_PROGRESS "\r%3d %% "
#define TEXT_PROGRESS_OVER "\r       \r"
#define TEXT_ANALYSIS                                                                              \
    PLAY_TEXT("Chances of winning in percent, +- standard error:\n",                               \
              "Szanse wygranej w procentach, +- błąd standardowy:\n")
#define TEXT_COLUMN_CHOICES PLAY_TEXT("choices", "wybory")
#define TEXT_COLUMN_BEST PLAY_TEXT("best", "najlepsze")
#define TEXT_COLUMN_LOST PLAY_TEXT("lost", "strata")
#define TEXT_COLUMN_LUCK PLAY_TEXT("luck", "szczęście")
#define TEXT_COLUMN_BEGIN PLAY_TEXT("begins", "początek")
#define TEXT_COLUMN_END PLAY_TEXT("ends", "koniec")
#define TEXT_MEASURED "%s +- %s"
#define TEXT_ANALYSIS_MEANS                                                                        \
    PLAY_TEXT("Lost: what all own choices gave away against the best ones.\n"                      \
              "Luck: what all rolls of the game together moved, which is all else.\n",             \
              "Strata: o ile gorsze od najlepszych były wszystkie własne wybory razem.\n"        \
              "Szczęście: ile zmieniły razem wszystkie rzuty gry, czyli cała reszta.\n")
#define TEXT_ANALYSIS_STOPPED                                                                      \
    PLAY_TEXT("Stopped after %" PRIu32 " of %" PRIu32 " steps: luck is not known.\n",              \
              "Przerwano po krokach: %" PRIu32 " z %" PRIu32 "; szczęście nie jest znane.\n")
#define TEXT_WORST PLAY_TEXT("The choices that lost most:\n", "Najkosztowniejsze wybory:\n")
#define TEXT_WORST_CHOICE                                                                          \
    PLAY_TEXT("  %4s +- %s, roll %d: %s by %d\n", "  %4s +- %s, rzut %d: %s o %d\n")
#define TEXT_PLAYED PLAY_TEXT("      played  ", "      było    ")
#define TEXT_BETTER PLAY_TEXT("      better  ", "      lepsze  ")

/* --- the board --- */

#define TEXT_TOGETHER PLAY_TEXT("Together:", "Razem:")
#define TEXT_LANE PLAY_TEXT("lane", "domek")
#define TEXT_ENTERED PLAY_TEXT("  entered from %d", "  wejście z %d")
#define TEXT_NAMED "%s, %s"
#define TEXT_BOARD_PLAYER "%d %s"
#define TEXT_BOARD_PIECES                                                                          \
    PLAY_TEXT("base %d, track %d, lane %d, home %d", "baza %d, trasa %d, domek %d, u celu %d")
#define TEXT_PERSON PLAY_TEXT(" (you)", " (ty)")
#define TEXT_COMPUTER PLAY_TEXT(" (computer, %s)", " (komputer, %s)")
#define TEXT_TIME_LEFT PLAY_TEXT(", time %s", ", czas %s")
#define TEXT_ROBBER ", %s %s"
#define TEXT_BOARD_PLACE PLAY_TEXT(", place %d", ", miejsce %d")
#define TEXT_OUT_OF_TIME PLAY_TEXT(", out of time", ", bez czasu")
#define TEXT_LEFT PLAY_TEXT(", left", ", poza grą")
#define TEXT_MARKS PLAY_TEXT("Marks on the board:\n", "Znaki na planszy:\n")
#define TEXT_MARK_PAWN PLAY_TEXT("  %s1     pawn 1 of %s\n", "  %s1     pionek 1: %s\n")
#define TEXT_MARK_STACK                                                                            \
    PLAY_TEXT("  %sx2    two pawns of %s on one square\n", "  %sx2    dwa pionki razem: %s\n")
#define TEXT_MARK_MIXED                                                                            \
    PLAY_TEXT("  %s%s2    two pieces, of %s and %s; %s%s+ more colours\n",                         \
              "  %s%s2    dwie figury, %s i %s; %s%s+ więcej kolorów\n")
#define TEXT_MARK_ROBBER                                                                           \
    PLAY_TEXT("  %s*1    robber 1, which %s owns\n", "  %s*1    rozbójnik 1, ma go %s\n")
#define TEXT_MARK_START                                                                            \
    PLAY_TEXT("  %s%-5d start of %s; behind a piece the small letter means it\n",                  \
              "  %s%-5d pole startowe: %s; tak samo mała litera za figurą\n")
#define TEXT_MARK_LANE                                                                             \
    PLAY_TEXT("  %s:1    first lane square of %s; %s. an empty place in its base\n",               \
              "  %s:1    pierwsze pole domku: %s; %s. puste miejsce w jego bazie\n")
#define TEXT_MARK_CENTRE                                                                           \
    PLAY_TEXT("  %s:C    the centre behind the lane of %s\n", "  %s:C    środek za domkiem: %s\n")
#define TEXT_MARK_SHARED                                                                           \
    PLAY_TEXT("  C:2    the centre, with two pawns in it\n", "  C:2    środek, w nim dwa "        \
                                                             "pionki\n")
#define TEXT_MARK_SAFE PLAY_TEXT("  +      safe square\n", "  +      bezpieczne pole\n")
#define TEXT_MARK_OWN_SAFE                                                                         \
    PLAY_TEXT("  A pawn is safe on its own start.\n",                                              \
              "  Pionek jest bezpieczny na swoim polu startowym.\n")
#define TEXT_MARK_ANY_SAFE                                                                         \
    PLAY_TEXT("  A pawn is safe on every start.\n",                                                \
              "  Pionek jest bezpieczny na każdym polu startowym.\n")

#endif
