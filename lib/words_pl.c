/* SPDX-License-Identifier: MIT */
/*
 * Polish. The lane is the "domek", the base the "baza", never the other way. Home is
 * "u celu", since on some boards a pawn in the lane is not yet home. Players are
 * "gracze", so that verbs and colours are masculine whoever plays.
 */
#include "words.h"

/* 1 pole, 2 pola, 5 pól, 12 pól, 22 pola. */
static unsigned plural(uint64_t n) {
    if (n == 1)
        return 0;
    return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
}

static const struct saying sayings[] = {
    {SAY_STATUS_OK, "Gotowe."},
    {SAY_STATUS_INVALID_ARGUMENT,
     "Argument jest pusty, poza zakresem albo oznacza coś, co nie istnieje."},
    {SAY_STATUS_BUFFER_TOO_SMALL, "Wynik nie mieści się w buforze."},
    {SAY_STATUS_PARSE, "Tekst nie ma wymaganej postaci."},
    {SAY_STATUS_INVALID_RULES, "Parametr zasad jest poza zakresem albo dwa są ze sobą sprzeczne."},
    {SAY_STATUS_INVALID_POSITION, "Przy tych zasadach taka pozycja jest niemożliwa."},
    {SAY_STATUS_INVALID_RECORD, "Zapis mówi co innego, niż toczyła się gra."},
    {SAY_STATUS_ILLEGAL_MOVE, "Tego ruchu nie ma wśród dozwolonych."},
    {SAY_STATUS_WRONG_PHASE, "Gra nie czeka teraz na to."},
    {SAY_STATUS_NOTHING_TO_UNDO, "Nie ma już czego cofnąć."},
    {SAY_STATUS_NOTHING_TO_REDO, "Nie ma już czego powtórzyć."},
    {SAY_STATUS_NO_MEMORY, "Zabrakło pamięci."},
    {SAY_STATUS_STOPPED, "Przerwano na żądanie."},
    {SAY_STATUS_UNKNOWN, "Biblioteka nie zna takiego stanu."},

    {SAY_PHASE_ROLL_OFF, "rzut o pierwszeństwo"},
    {SAY_PHASE_ROLL, "rzut kostką"},
    {SAY_PHASE_MOVE, "wybór ruchu"},
    {SAY_PHASE_OVER, "koniec gry"},

    {SAY_KIND_ROLLED, "rzut"},
    {SAY_KIND_SAVED, "odłożone oczka"},
    {SAY_KIND_MOVED, "ruch"},
    {SAY_KIND_CAPTURED, "bicie"},
    {SAY_KIND_SENT_BACK, "odesłanie przez blokadę"},
    {SAY_KIND_ROBBER_CHANGED_SIDES, "rozbójnik zmienia stronę"},
    {SAY_KIND_REACHED_HOME, "dojście do celu"},
    {SAY_KIND_PASSED, "rezygnacja z ruchu"},
    {SAY_KIND_BONUS, "dodatkowy rzut"},
    {SAY_KIND_TRIES_LEFT, "kolejna próba"},
    {SAY_KIND_ROLL_LOST, "stracony rzut"},
    {SAY_KIND_FORFEITED, "stracona kolejka"},
    {SAY_KIND_TURN, "następna kolejka"},
    {SAY_KIND_PLACED, "zajęte miejsce"},
    {SAY_KIND_LEFT, "odejście gracza"},
    {SAY_KIND_OVER, "koniec gry"},
    {SAY_KIND_TIED, "remis w rzucie o pierwszeństwo"},

    {SAY_PRESET_POLISH, "Gra podstawowa"},
    {SAY_PRESET_BRITISH, "Ludo brytyjskie"},
    {SAY_PRESET_ONLINE, "Gra internetowa"},
    {SAY_PRESET_TOURNAMENT, "Gra turniejowa"},
    {SAY_PRESET_LUDO, "Ludo na 52 polach"},
    {SAY_PRESET_TRADITIONAL, "Chińczyk tradycyjny"},
    {SAY_PRESET_BLOCKADE, "Chińczyk z blokadą ruchomą"},
    {SAY_PRESET_ROBBER, "Rozbójnik"},

    {SAY_FIELD_COLOURS, "Kolory na planszy"},
    {SAY_FIELD_TRACK_LENGTH, "Pola trasy"},
    {SAY_FIELD_LAP_LENGTH, "Pola trasy, które przechodzi pionek"},
    {SAY_FIELD_HOME_LENGTH, "Pola domku"},
    {SAY_FIELD_HOME_CENTRE, "Środek za domkami"},
    {SAY_FIELD_PAWNS, "Pionki każdego koloru"},
    {SAY_FIELD_EXIT_FACES, "Oczka, które wyprowadzają pionek z bazy"},
    {SAY_FIELD_BONUS_FACES, "Oczka, które dają dodatkowy rzut"},
    {SAY_FIELD_TRIES, "Liczba prób"},
    {SAY_FIELD_TRIES_WHEN, "Kiedy przysługują próby"},
    {SAY_FIELD_BONUS_LIMIT, "Limit oczek premiowych z rzędu"},
    {SAY_FIELD_BONUS_LIMIT_EFFECT, "Oczka premiowe na limicie"},
    {SAY_FIELD_BONUS_IF_STUCK, "Dodatkowy rzut za oczka premiowe bez ruchu"},
    {SAY_FIELD_COMBINE_ROLLS, "Sumowanie oczek premiowych"},
    {SAY_FIELD_BONUS_ON_CAPTURE, "Dodatkowy rzut za bicie"},
    {SAY_FIELD_BONUS_ON_HOME, "Dodatkowy rzut za dojście do celu"},
    {SAY_FIELD_EXIT_PRIORITY, "Wyjście z bazy, gdy jest możliwe"},
    {SAY_FIELD_START_CLEAR, "Zejście z pola startowego, gdy jest możliwe"},
    {SAY_FIELD_PASSING, "Rezygnacja z ruchu"},
    {SAY_FIELD_JUMP, "Przeskakiwanie"},
    {SAY_FIELD_HOME_JUMP, "Przeskakiwanie w domku"},
    {SAY_FIELD_HOME_MOVE, "Ruchy w domku"},
    {SAY_FIELD_OVERSHOOT, "Za dużo oczek na końcu domku"},
    {SAY_FIELD_STACK_LIMIT, "Pionki jednego koloru na jednym polu"},
    {SAY_FIELD_BLOCK, "Dwa pionki jednego koloru na jednym polu"},
    {SAY_FIELD_BLOCK_JUMP, "Przeskakiwanie blokady przeciwnika"},
    {SAY_FIELD_CAPTURE, "Wejście na pole przeciwnika"},
    {SAY_FIELD_SLIDE, "W którą stronę na wolne pole, gdy nie ma bicia"},
    {SAY_FIELD_CAPTURE_PRIORITY, "Bicie, gdy jest możliwe"},
    {SAY_FIELD_SAFE_START, "Pola startowe, na których pionek jest bezpieczny"},
    {SAY_FIELD_SAFE_SQUARES, "Inne bezpieczne pola, licząc od każdego pola startowego"},
    {SAY_FIELD_SAFE_LANDING, "Wejście na pole bezpiecznego przeciwnika"},
    {SAY_FIELD_ROBBERS, "Rozbójnicy każdego gracza"},
    {SAY_FIELD_FIRST, "Kto zaczyna"},
    {SAY_FIELD_FINISH, "Koniec gry"},
    {SAY_FIELD_WIN_PAWNS, "Ile pionków musi być u celu, 0: wszystkie"},
    {SAY_NO, "nie"},
    {SAY_YES, "tak"},

    {SAY_TRIES_WHEN_NONE_ON_TRACK, "nic na trasie"},
    {SAY_TRIES_WHEN_NEVER, "nigdy"},
    {SAY_TRIES_WHEN_ALL_IN_BASE, "wszystkie w bazie"},
    {SAY_TRIES_WHEN_STUCK_WITHOUT_EXIT, "pomóc może tylko wyjście z bazy"},
    {SAY_BONUS_LIMIT_EFFECT_NO_BONUS, "ruch bez dodatkowego rzutu"},
    {SAY_BONUS_LIMIT_EFFECT_FORFEIT, "od razu koniec kolejki"},
    {SAY_EXIT_PRIORITY_FREE, "dowolne"},
    {SAY_EXIT_PRIORITY_MANDATORY, "obowiązkowe"},
    {SAY_START_CLEAR_FREE, "dowolne"},
    {SAY_START_CLEAR_MANDATORY, "obowiązkowe"},
    {SAY_PASSING_FORBIDDEN, "zabroniona"},
    {SAY_PASSING_ALLOWED, "dozwolona"},
    {SAY_JUMP_ALLOWED, "dozwolone"},
    {SAY_JUMP_FORBIDDEN, "zabronione"},
    {SAY_HOME_JUMP_ALLOWED, "dozwolone"},
    {SAY_HOME_JUMP_FORBIDDEN, "zabronione"},
    {SAY_HOME_MOVE_ALLOWED, "dozwolone"},
    {SAY_HOME_MOVE_FORBIDDEN, "zabronione"},
    {SAY_OVERSHOOT_FORBIDDEN, "bez ruchu"},
    {SAY_OVERSHOOT_BOUNCE, "z powrotem o resztę, tylko z trasy"},
    {SAY_OVERSHOOT_BOUNCE_ALL, "z powrotem o resztę, także w domku"},
    {SAY_BLOCK_NONE, "nic szczególnego"},
    {SAY_BLOCK_SHIELD, "blokada nie do zbicia"},
    {SAY_BLOCK_MOVABLE, "para, która rusza się razem"},
    {SAY_BLOCK_JUMP_ALLOWED, "dozwolone"},
    {SAY_BLOCK_JUMP_FORBIDDEN, "zabronione"},
    {SAY_CAPTURE_NORMAL, "bicie"},
    {SAY_CAPTURE_NONE, "przejście na wolne pole"},
    {SAY_SLIDE_FORWARD, "naprzód"},
    {SAY_SLIDE_BACK, "wstecz"},
    {SAY_CAPTURE_PRIORITY_FREE, "dowolne"},
    {SAY_CAPTURE_PRIORITY_MANDATORY, "obowiązkowe"},
    {SAY_SAFE_START_NONE, "żadne"},
    {SAY_SAFE_START_OWN, "własne"},
    {SAY_SAFE_START_ANY, "każde"},
    {SAY_SAFE_LANDING_CLOSED, "zabronione"},
    {SAY_SAFE_LANDING_SHARE, "stoją tam razem"},
    {SAY_FIRST_ROLL_OFF, "kto wyrzuci najwięcej"},
    {SAY_FIRST_RANDOM, "kogo wylosowano"},
    {SAY_FIRST_FIXED, "kogo wskazano przed grą"},
    {SAY_FINISH_ALL_PLACES, "gdy zajęte są wszystkie miejsca"},
    {SAY_FINISH_FIRST_WINNER, "z pierwszym zwycięzcą"},

    {SAY_COLOUR_RED, "czerwony"},
    {SAY_COLOUR_BLUE, "niebieski"},
    {SAY_COLOUR_YELLOW, "żółty"},
    {SAY_COLOUR_GREEN, "zielony"},
    {SAY_COLOUR_PURPLE, "fioletowy"},
    {SAY_COLOUR_ORANGE, "pomarańczowy"},
    {SAY_PLAYER_RED, "Czerwony"},
    {SAY_PLAYER_BLUE, "Niebieski"},
    {SAY_PLAYER_YELLOW, "Żółty"},
    {SAY_PLAYER_GREEN, "Zielony"},
    {SAY_PLAYER_PURPLE, "Fioletowy"},
    {SAY_PLAYER_ORANGE, "Pomarańczowy"},
    {SAY_STEM_RED, "czerwono-"},
    {SAY_STEM_BLUE, "niebiesko-"},
    {SAY_STEM_YELLOW, "żółto-"},
    {SAY_STEM_GREEN, "zielono-"},
    {SAY_STEM_PURPLE, "fioletowo-"},
    {SAY_STEM_ORANGE, "pomarańczowo-"},
    {SAY_FIRST_STEM_RED, "Czerwono-"},
    {SAY_FIRST_STEM_BLUE, "Niebiesko-"},
    {SAY_FIRST_STEM_YELLOW, "Żółto-"},
    {SAY_FIRST_STEM_GREEN, "Zielono-"},
    {SAY_FIRST_STEM_PURPLE, "Fioletowo-"},
    {SAY_FIRST_STEM_ORANGE, "Pomarańczowo-"},

    {SAY_AND, " i "},
    {SAY_OR, " lub "},

    {SAY_HEADING_BOARD, "Plansza"},
    {SAY_HEADING_PLAYERS, "Gracze"},
    {SAY_HEADING_EXIT, "Wyjście z bazy"},
    {SAY_HEADING_ROLLS, "Rzuty"},
    {SAY_HEADING_MOVING, "Ruchy"},
    {SAY_HEADING_STACKS, "Własne pionki na jednym polu"},
    {SAY_HEADING_CAPTURE, "Wejście na pole przeciwnika"},
    {SAY_HEADING_SAFE, "Bezpieczne pola"},
    {SAY_HEADING_HOME, "W domku"},
    {SAY_HEADING_ROBBERS, "Rozbójnicy"},
    {SAY_HEADING_END, "Koniec gry"},
    {SAY_HEADING_UNUSED, "Bez znaczenia, dopóki pozostałe zasady się nie zmienią"},

    {SAY_TRACK, "Trasa to pierścień złożony z {track_length} pól, ponumerowanych od 0 zgodnie z "
                "ruchem wskazówek zegara."},
    {SAY_COLOURS, "{colours?||Dwa kolory|Trzy kolory|Cztery kolory|Pięć kolorów|Sześć kolorów} "
                  "zgodnie z ruchem wskazówek zegara: {names}. Pole startowe pierwszego to pole 0; "
                  "pola startowe leżą co {arm} {arm:pole|pola|pól}."},
    {SAY_LAP_WHOLE, "Pionek obchodzi zgodnie z ruchem wskazówek zegara całą trasę, {lap_length} "
                    "{lap_length:pole|pola|pól} razem z własnym polem startowym, a potem skręca do "
                    "domku swojego koloru."},
    {SAY_LAP_PART,
     "Pionek przechodzi zgodnie z ruchem wskazówek zegara {lap_length} {lap_length:pole|pola|pól} "
     "trasy razem z własnym polem startowym, a potem skręca do domku swojego koloru."},
    {SAY_SKIPPED_ONE, "Na pole przed swoim polem startowym nigdy nie wchodzi."},
    {SAY_SKIPPED, "Na {skipped:ostatnie|ostatnie|ostatnich} {skipped} {skipped:pole|pola|pól} "
                  "przed swoim polem startowym nigdy nie wchodzi."},
    {SAY_LANE, "Domek każdego koloru ma {home_length} {home_length:pole|pola|pól}; wchodzą tam "
               "tylko pionki tego koloru."},
    {SAY_HOME_CENTRE, "Za domkiem leży środek, który mieści dowolnie wiele pionków. Dopiero w "
                      "środku pionek jest u celu."},
    {SAY_HOME_LANE, "Pionek, który wszedł do domku, jest u celu."},
    {SAY_HOME_LAST, "Pionek jest u celu na {pawns?|ostatnim polu|jednym z 2 ostatnich pól|jednym z "
                    "3 ostatnich pól|jednym z 4 ostatnich pól} domku."},
    {SAY_PAWNS, "Każdy kolor ma {pawns} {pawns:pionek|pionki|pionków}, na początku w bazie. Baza "
                "nie jest polem trasy."},

    {SAY_PLAYERS_TWO, "Gra dwóch graczy; każdy ma jeden kolor."},
    {SAY_PLAYERS, "Gra od 2 do {colours} graczy; każdy ma jeden kolor."},
    {SAY_SEATS_OPPOSITE, "Dwaj gracze siadają naprzeciwko siebie."},
    {SAY_SEATS_BESIDE, "Dwaj gracze biorą dwa pierwsze kolory."},
    {SAY_SHARED_FOUR,
     "Dwaj gracze mogą też wziąć po dwa kolory, leżące naprzeciwko siebie albo obok siebie."},
    {SAY_SHARED_SIX, "Dwaj gracze mogą też wziąć po trzy kolory, a trzej po dwa."},
    {SAY_SHARED,
     "Gracz z kilkoma kolorami ma jedną kolejkę dla wszystkich pionków i kończy grę, gdy kończy ją "
     "każdy z jego kolorów; pionki dwóch kolorów nigdy nie stają na jednym polu."},
    {SAY_ROLL_OFF,
     "Każdy rzuca raz i zaczyna ten, kto wyrzucił najwięcej. Przy remisie na czele remisujący "
     "rzucają ponownie, aż zostanie jeden. Te rzuty niczego nie przesuwają."},
    {SAY_RANDOM, "Gracza, który zaczyna, wyznacza los."},
    {SAY_FIXED, "Zaczyna gracz wskazany przed grą, przy wielu stołach najmłodszy; jeśli nikogo nie "
                "wskazano, pierwszy w kolejności miejsc."},
    {SAY_TURNS, "Kolejka przechodzi zgodnie z ruchem wskazówek zegara na następnego gracza, który "
                "jeszcze gra."},

    {SAY_EXIT,
     "Pionek wychodzi z bazy na pole startowe swojego koloru, gdy wypadnie {exit}, i tylko wtedy."},
    {SAY_EXIT_ENDS, "Tym rzutem nie idzie już dalej."},
    {SAY_EXIT_OCCUPIED, "Nie może wyjść, dopóki na polu startowym {stack_limit?|stoi inny "
                        "pionek|stoją 2 pionki|stoją 3 pionki|stoją 4 pionki} jego koloru."},
    {SAY_EXIT_FREE, "Wyjście nie jest obowiązkowe: tym rzutem wolno wykonać inny ruch."},
    {SAY_EXIT_MUST, "Gdy {robbers?pionek|pionek lub rozbójnik} może wyjść, wyjście jest "
                    "obowiązkowe: żaden inny ruch nie jest wtedy dozwolony."},
    {SAY_START_MUST,
     "Pionek stojący na własnym polu startowym musi z niego zejść, jeśli może, dopóki inne pionki "
     "jego koloru czekają w bazie: żaden inny ruch nie jest wtedy dozwolony."},

    {SAY_NONE_ON_TRACK,
     "Gracz, który na początku kolejki lub w nagrodę ma rzucać, a nie ma na trasie żadnego "
     "{robbers?pionka|pionka ani rozbójnika} (na początku gry albo gdy ostatni stamtąd "
     "{capture?został zbity lub doszedł do celu|doszedł do celu}), ma {tries} "
     "{tries:próbę|próby|prób}: rzuca najwyżej {tries} {tries:raz|razy|razy}, aż coś stanie na "
     "trasie. Każdy inny rzuca raz. Pionki w domku nie są na trasie{home_move?; jeśli któryś się "
     "ruszy, próby trwają dalej|}."},
    {SAY_ALL_IN_BASE,
     "Gracz, który na początku kolejki lub w nagrodę ma rzucać, a wszystkie {robbers?pionki|pionki "
     "i rozbójników} ma w bazie, ma {tries} {tries:próbę|próby|prób}: rzuca najwyżej {tries} "
     "{tries:raz|razy|razy}, aż coś wyjdzie. Kto ma choć jeden pionek w domku lub u celu, rzuca "
     "raz, jak każdy inny."},
    {SAY_STUCK,
     "Gracz, który na początku kolejki lub w nagrodę ma rzucać, a nie mógłby wykonać żadnego "
     "ruchu, gdyby wypadło coś innego niż {exit}, ma {tries} {tries:próbę|próby|prób}: rzuca "
     "najwyżej {tries} {tries:raz|razy|razy}, aż to się zmieni. Każdy inny rzuca raz."},
    {SAY_NO_TRIES, "Prób nie ma: nawet ten, kto ma wszystkie pionki w bazie, rzuca raz."},
    {SAY_BONUS_NONE, "Żadne oczka nie dają dodatkowego rzutu."},
    {SAY_BONUS,
     "Kto wyrzuci {bonus}, za każdym razem po wykonaniu ruchu rzuca jeszcze raz i może wtedy "
     "ruszyć {robbers?dowolny pionek|dowolną figurę}; żadne inne oczka tego nie dają."},
    {SAY_BONUS_STUCK,
     "Dodatkowy rzut przysługuje także temu, kto niczego {passing?nie mógł ruszyć|nie ruszył}."},
    {SAY_BONUS_NOT_STUCK,
     "Dodatkowy rzut nie przysługuje temu, kto niczego {passing?nie mógł ruszyć|nie ruszył}."},
    {SAY_COMBINE, "Kto wyrzuci {bonus}, odkłada te oczka i rzuca dalej, aż inne zakończą serię. "
                  "Wtedy jeden {robbers?pionek|pionek lub rozbójnik} przechodzi ich sumę; jeśli "
                  "żaden nie może, wszystko przepada."},
    {SAY_COMBINE_EXIT,
     "Z bazy wychodzi za pierwsze w serii {exit}, a resztę przechodzi od pola startowego, na "
     "którym mogą mu przeszkodzić tylko własne {robbers?pionki|figury} i blokady przeciwników: "
     "liczy się dopiero pole, na którym kończy ruch."},
    {SAY_COMBINE_BONUS, "Oczka z serii nie dają innego dodatkowego rzutu."},
    {SAY_LIMIT_OFF, "Nie ma limitu: {bonus} wyrzucone trzeci raz z rzędu daje ruch i dodatkowy "
                    "rzut jak każde inne."},
    {SAY_LIMIT_NO_BONUS,
     "Gdy w jednej kolejce {bonus} wypadnie "
     "{bonus_limit?|pierwszy|drugi|trzeci|czwarty|piąty|szósty|siódmy|ósmy|dziewiąty} raz z rzędu, "
     "i za każdym następnym razem, ruch się wykonuje, ale dodatkowego rzutu nie ma."},
    {SAY_LIMIT_FORFEIT, "Gdy w jednej kolejce {bonus} wypadnie "
                        "{bonus_limit?|pierwszy|drugi|trzeci|czwarty|piąty|szósty|siódmy|ósmy|"
                        "dziewiąty} raz z rzędu, rzut przepada bez ruchu i kolejka się kończy."},
    {SAY_SERIES_OFF, "Seria nie ma limitu, ale gdy w jednej kolejce {bonus} wypadnie dziewiąty raz "
                     "z rzędu, i za każdym następnym razem, kończy to serię."},
    {SAY_SERIES_LIMIT,
     "Gdy w jednej kolejce {bonus} wypadnie "
     "{bonus_limit?|pierwszy|drugi|trzeci|czwarty|piąty|szósty|siódmy|ósmy|dziewiąty} raz z rzędu, "
     "i za każdym następnym razem, kończy to serię i wlicza się do sumy."},
    {SAY_SERIES_FORFEIT, "Gdy w jednej kolejce {bonus} wypadnie "
                         "{bonus_limit?|pierwszy|drugi|trzeci|czwarty|piąty|szósty|siódmy|ósmy|"
                         "dziewiąty} raz z rzędu, cała seria przepada i kolejka się kończy."},
    {SAY_CAPTURE_BONUS, "Bicie {bonus_on_capture?nie daje dodatkowego rzutu|daje dodatkowy rzut}."},
    {SAY_HOME_BONUS,
     "Dojście do celu {bonus_on_home?nie daje dodatkowego rzutu|daje dodatkowy rzut}."},
    {SAY_BONUS_ONCE, "Z kilku takich powodów przy jednym rzucie przysługuje tylko jeden rzut."},

    {SAY_MOVE, "Jednym rzutem rusza się jeden {robbers?pionek|pionek lub rozbójnik}, dokładnie o "
               "tyle pól, ile oczek {combine_rolls?wypadło|wypadło, albo o sumę serii}."},
    {SAY_MUST_MOVE, "Kto może się ruszyć, musi się ruszyć."},
    {SAY_MAY_PASS, "Gracz może zrezygnować z ruchu, nawet obowiązkowego według innej zasady."},
    {SAY_LOST, "Jeśli żaden ruch nie jest możliwy, rzut przepada; jeśli nie przysługuje kolejny, "
               "kolejka się kończy."},
    {SAY_FREE_CHOICE, "Spośród możliwych ruchów wybiera się dowolny."},
    {SAY_EXIT_FIRST, "Wyjście z bazy ma pierwszeństwo przed zejściem z pola startowego, gdy "
                     "możliwe jest jedno i drugie."},
    {SAY_CAPTURE_LAST,
     "Obowiązek bicia jest na końcu: wybiera spośród ruchów, które pozostawiają te obowiązki."},
    {SAY_JUMP, "{robbers?Pionki|Figury} po drodze wolno przeskakiwać{block_jump?|, z wyjątkiem "
               "blokad przeciwników}; nic im się nie dzieje."},
    {SAY_JUMP_LANE, "W domku też wolno przeskakiwać własne pionki."},
    {SAY_JUMP_NOT_LANE, "W domku nie wolno przeskakiwać pionków."},
    {SAY_NO_JUMP,
     "Nie wolno przeskakiwać żadnych {robbers?pionków|figur}, ani na trasie, ani w domku."},

    {SAY_SINGLE, "Nie wolno zakończyć ruchu na polu, na którym stoi {robbers?własny pionek|własna "
                 "figura}{home_centre?|, chyba że w środku}."},
    {SAY_STACK,
     "Na jednym polu trasy {stack_limit:może stać|mogą stać|może stać} najwyżej {stack_limit} "
     "{stack_limit:pionek|pionki|pionków} jednego koloru, na polu domku jeden."},
    {SAY_STACK_LANE, "Na jednym polu trasy lub domku {stack_limit:może stać|mogą stać|może stać} "
                     "najwyżej {stack_limit} {stack_limit:pionek|pionki|pionków} jednego koloru."},
    {SAY_STACK_TOGETHER, "Nie tworzą blokady: bije się je wszystkie naraz."},
    {SAY_SHIELD,
     "{stack_limit?||Dwa pionki|Dwa lub więcej pionków|Dwa lub więcej pionków} jednego koloru na "
     "polu trasy to blokada, której nie można zbić. Pionek przeciwnika, który kończy na niej ruch, "
     "wraca do swojej bazy; taki ruch jest dozwolony, więc bywa jedynym i wtedy jest konieczny. "
     "Nie wolno wyjść z bazy na blokadę przeciwnika."},
    {SAY_PAIR, "Dwa pionki jednego koloru na polu trasy to para. Może ruszyć się razem, jednym "
               "ruchem, oba pionki o całą liczbę oczek, ale nie do domku ani na pole, na którym "
               "stoi pionek tego samego koloru; każdy z nich może też ruszyć się sam."},
    {SAY_PAIR_CAPTURE,
     "Para to blokada: wejść na nią może tylko para przeciwnika i zbija wtedy oba pionki. "
     "Pojedynczy pionek nie może na nią wejść ani wyjść na nią z bazy."},
    {SAY_BLOCK_PASSED, "Blokady wolno przeskakiwać."},
    {SAY_BLOCK_BARS,
     "Żaden przeciwnik{block?||, nawet para,} nie może przeskoczyć blokady; jej właściciel może."},

    {SAY_CAPTURES,
     "{robbers?Pionek zostaje zbity tylko wtedy, gdy przeciwnik kończy ruch na jego polu albo "
     "wychodzi na nie z bazy; zbite są wszystkie stojące tam pionki przeciwników|Figura (pionek "
     "lub rozbójnik) zostaje zbita tylko wtedy, gdy przeciwnik kończy ruch na jej polu albo "
     "wychodzi na nie z bazy; zbite są wszystkie stojące tam figury przeciwników}{except?|, ale "
     "blokady tylko według zasady podanej wyżej|, ale nie pionki bezpieczne|, ale nie pionki "
     "bezpieczne, a blokady tylko według zasady podanej wyżej}. {robbers?Przeskoczone "
     "pionki|Przeskoczone figury} zostają na miejscu."},
    {SAY_CAPTURED_EXIT,
     "Zbity pionek wraca do bazy i wychodzi z niej znowu dopiero wtedy, gdy wypadnie {exit}."},
    {SAY_NO_CAPTURE, "Bicia nie ma."},
    {SAY_SLIDES_FORWARD,
     "Pionek, który miałby skończyć ruch na pionku przeciwnika{block?|, o ile nie na blokadzie,} "
     "idzie dalej swoją drogą na najbliższe wolne pole, także do domku; jeśli takiego nie ma, nie "
     "może się ruszyć. Tak samo przy wyjściu z bazy."},
    {SAY_SLIDES_BACK, "Pionek, który miałby skończyć ruch na pionku przeciwnika{block?|, o ile nie "
                      "na blokadzie,} staje na ostatnim wolnym polu przed nim, ale za swoim; jeśli "
                      "takiego nie ma, nie może się ruszyć. Wychodząc z bazy, nie wolno skończyć "
                      "ruchu na polu startowym, dopóki stoi tam pionek przeciwnika."},
    {SAY_CAPTURE_FREE, "Bicie nie jest obowiązkowe."},
    {SAY_CAPTURE_MUST, "Kto może bić, musi bić: żaden inny ruch nie jest wtedy dozwolony."},

    {SAY_SAFE_NOWHERE, "Pionek jest bezpieczny tylko w swoim domku{home_centre?| i w środku}: "
                       "żadne pole trasy nie jest bezpieczne, nawet startowe."},
    {SAY_SAFE_OWN, "Pionek jest bezpieczny na polu startowym swojego koloru."},
    {SAY_SAFE_ANY, "Pionek jest bezpieczny na każdym polu startowym, bez względu na jego kolor."},
    {SAY_SAFE_SQUARES, "Każdy pionek jest bezpieczny na polach leżących o tyle pól za polem "
                       "startowym, licząc od każdego pola startowego: {offsets}."},
    {SAY_SAFE_LANE, "W swoim domku{home_centre?| i w środku} pionek jest zawsze bezpieczny."},
    {SAY_SAFE_CLOSED, "Nie wolno wejść na pole, na którym bezpieczny jest pionek przeciwnika."},
    {SAY_SAFE_SHARED,
     "Pionek, który wchodzi na pole, na którym bezpieczny jest pionek przeciwnika, staje obok "
     "niego; pionki przeciwników, które nie są tam bezpieczne, zostają zbite."},
    {SAY_SAFE_BLOCK,
     "Na blokadzie przeciwnika obowiązuje zasada o blokadach, bezpiecznej czy nie."},

    {SAY_LANE_MOVES, "Pionek w domku może iść tam dalej."},
    {SAY_LANE_STAYS, "Pionek w domku zostaje na polu, na które wszedł."},
    {SAY_EXACT, "{home_centre?Na ostatnie pole domku|Do środka} trzeba wejść dokładnym rzutem: "
                "pionek, który poszedłby dalej, nie może się ruszyć."},
    {SAY_BOUNCE, "Pionek wchodzący z trasy zbyt dużym rzutem idzie {home_centre?na ostatnie pole "
                 "domku|do środka} i cofa się o resztę. Jeśli nie może tam stanąć albo reszta "
                 "wyprowadziłaby go z domku, nie może się ruszyć."},
    {SAY_BOUNCE_LANE, "Pionek, który już jest w domku, potrzebuje dokładnego rzutu."},
    {SAY_BOUNCE_ALL,
     "Pionek, który ma zbyt duży rzut, na trasie czy w domku, idzie {home_centre?na ostatnie pole "
     "domku|do środka} i cofa się o resztę. Jeśli nie może tam stanąć, stanąłby na polu, z którego "
     "ruszył, albo wyszedłby z domku, nie może się ruszyć. Pionek, który dotarł {home_centre?na "
     "ostatnie pole|do środka}, już się nie rusza."},
    {SAY_BOUNCE_OUT, "Pionek może więc znowu odejść od celu."},

    {SAY_ROBBER, "Każdy gracz ma też rozbójnika, na początku w bazie. Gdy wypadnie {exit}, "
                 "rozbójnik wychodzi na pole startowe przeciwnika, a stamtąd biegnie bez końca po "
                 "trasie przeciwnie do ruchu wskazówek zegara."},
    {SAY_ROBBER_CAPTURE,
     "Rozbójnik zbija, kończąc ruch na polu przeciwnika, a jego zbija pionek lub rozbójnik "
     "przeciwnika, który kończy ruch na jego polu. Zbity przechodzi na drugą stronę: czeka w bazie "
     "nowego właściciela i wychodzi na pole startowe nowego przeciwnika."},
    {SAY_ROBBER_SAFE, "Rozbójnik nigdzie nie jest bezpieczny."},
    {SAY_ROBBER_JOINS,
     "Rozbójnik nigdzie nie jest bezpieczny, ale może stanąć obok bezpiecznego pionka."},

    {SAY_WIN_ALL, "Kto doprowadził do celu wszystkie pionki, skończył grę."},
    {SAY_WIN_EVERY,
     "Kto doprowadził do celu {pawns} {pawns:pionek|pionki|pionków} każdego koloru, skończył grę."},
    {SAY_WIN_SOME, "Kto doprowadził do celu {win_pawns} {win_pawns:pionek|pionki|pionków} każdego "
                   "koloru, skończył grę; pozostałe zostają na swoich miejscach i już się nie "
                   "ruszają{capture?, ale można je zbić|}."},
    {SAY_WIN_DONE, "Ten ruch kończy jego kolejkę, nawet gdyby dawał dodatkowy rzut."},
    {SAY_ALL_PLACES, "Kto skończy pierwszy, wygrywa. Pozostali grają dalej o następne miejsca, aż "
                     "zostanie jeden, który zajmuje ostatnie."},
    {SAY_FIRST_WINNER,
     "Gra kończy się, gdy ktoś skończy pierwszy: on wygrywa. O miejscach pozostałych decyduje "
     "liczba pionków u celu, potem liczba pól, które przeszły wszystkie ich pionki; równi dzielą "
     "miejsce, a następne się pomija."},
    {SAY_LEAVING,
     "Kto odchodzi z gry, zabiera swoje {robbers?pionki|figury} z planszy i jest ostatni, za tymi, "
     "którzy odejdą później. Ostatni, który nie odszedł, zajmuje najlepsze wolne miejsce."},

    {SAY_UNUSED_TRIES, "Liczba prób, gdyby przysługiwały: {tries}."},
    {SAY_UNUSED_LIMIT, "Limit oczek premiowych z rzędu: {bonus_limit}; przy nim "
                       "{bonus_limit_effect?nie byłoby dodatkowego rzutu|kończyłaby się kolejka}."},
    {SAY_UNUSED_STUCK,
     "Oczka premiowe, którymi niczego nie ruszono, nie dawałyby dodatkowego rzutu."},
    {SAY_UNUSED_COMBINE,
     "Oczka premiowe byłyby odkładane i jeden pionek lub rozbójnik przechodziłby ich sumę."},
    {SAY_UNUSED_CAPTURE_BONUS, "Bicie dawałoby dodatkowy rzut."},
    {SAY_UNUSED_HOME_JUMP,
     "W domku nie byłoby wolno przeskakiwać, nawet gdyby było wolno na trasie."},
    {SAY_UNUSED_BLOCK_JUMP,
     "Blokad przeciwników nie byłoby wolno przeskakiwać, nawet gdyby inne pionki było wolno."},
    {SAY_UNUSED_BOUNCE, "Pionek, który mógłby ruszać się w domku, też by się tam cofał."},
    {SAY_UNUSED_CAPTURE_MUST, "Kto mógłby bić, musiałby bić."},
    {SAY_UNUSED_SAFE_OWN, "Pionek byłby bezpieczny przed biciem na polu startowym swojego koloru."},
    {SAY_UNUSED_SAFE_ANY, "Pionek byłby bezpieczny przed biciem na każdym polu startowym."},
    {SAY_UNUSED_SAFE_SQUARES,
     "Pionek byłby bezpieczny przed biciem o tyle pól za każdym polem startowym: {offsets}."},
    {SAY_UNUSED_SHARED, "Przeciwnik mógłby stanąć obok bezpiecznego pionka."},

    {SAY_EQUAL, "Zasady są takie same."},
    {SAY_INSTEAD, "zamiast: {rule}"},
    {SAY_NO_LONGER, "Już nie: {rule}"},

    {SAY_PAWN, "pionek {n}"},
    {SAY_PAWN_OF, "{colour} pionek {n}"},
    {SAY_ROBBER_NUMBER, "rozbójnika {n}"},
    {SAY_SUBJECT_PAWN, "{player} pionek {n}"},
    {SAY_SUBJECT_ROBBER, "Rozbójnik {n}"},
    {SAY_FROM_BASE, "z bazy"},
    {SAY_FROM_TRACK, "z pola {n}"},
    {SAY_FROM_LANE, "z {n}. pola domku"},
    {SAY_FROM_CENTRE, "ze środka"},
    {SAY_TO_BASE, "do bazy"},
    {SAY_TO_TRACK, "na pole {n}"},
    {SAY_TO_LANE, "na {n}. pole domku"},
    {SAY_TO_CENTRE, "do środka"},
    {SAY_ON_BASE, "w bazie"},
    {SAY_ON_TRACK, "na polu {n}"},
    {SAY_ON_LANE, "na {n}. polu domku"},
    {SAY_ON_CENTRE, "w środku"},

    {SAY_ROLLED, "{player} wyrzucił {n}."},
    {SAY_SAVED, "{player} odłożył {n}."},
    {SAY_MOVED, "{player} przesunął {piece} {from} {to}."},
    {SAY_MOVED_BOUNCE, "{player} przesunął {piece} {from} do końca i z powrotem {to}."},
    {SAY_MOVED_SLIDE, "{player} przesunął {piece} {from} {to}, najbliższe wolne."},
    {SAY_CAPTURED, "{subject} został zbity {on} i wrócił do bazy."},
    {SAY_SENT_BACK, "{subject} trafił na blokadę {on} i wrócił do bazy."},
    {SAY_ROBBER_CHANGED_SIDES,
     "{player} zbił {piece} {on}: rozbójnik przeszedł na jego stronę i czeka w bazie."},
    {SAY_REACHED_HOME, "{player} doprowadził {piece} do celu."},
    {SAY_PASSED, "{player} zrezygnował z ruchu."},
    {SAY_BONUS_FOR_FACE, "{player} rzuca jeszcze raz."},
    {SAY_BONUS_FOR_CAPTURE, "{player} rzuca jeszcze raz za bicie."},
    {SAY_BONUS_FOR_HOME, "{player} rzuca jeszcze raz za dojście do celu."},
    {SAY_TRIES_LEFT, "{player} może próbować jeszcze najwyżej {n} {n:raz|razy|razy}."},
    {SAY_ROLL_LOST, "{player} nie mógł ruszyć niczego o {n} {n:pole|pola|pól}: rzut przepada."},
    {SAY_FORFEITED,
     "{player} wyrzucił oczka premiowe {n} {n:raz|razy|razy} z rzędu: kolejka przepada."},
    {SAY_TURN, "{player} zaczyna swoją kolejkę."},
    {SAY_PLACED, "{player} zajął {n}. miejsce."},
    {SAY_LEFT, "{player} odszedł z gry."},
    {SAY_OVER, "Koniec gry."},
    {SAY_TIED, "{player} zremisował z wynikiem {n} i rzuca jeszcze raz."},

    {SAY_WHY_NONE, "{subject} może się ruszyć {to}."},
    {SAY_WHY_GONE, "{subject} nie jest już na planszy: jego gracz odszedł."},
    {SAY_WHY_OVER, "Koniec gry."},
    {SAY_WHY_FINISHED, "{player} skończył już grę i więcej się nie rusza."},
    {SAY_WHY_ROLL_OFF, "Gracze jeszcze rzucają o pierwszeństwo."},
    {SAY_WHY_NOT_ON_TURN, "{player} ma teraz kolejkę."},
    {SAY_WHY_ROLL_DUE, "{player} musi najpierw rzucić kostką."},
    {SAY_WHY_FORFEITED, "Oczka premiowe wypadają {n}. raz z rzędu, o jeden raz za dużo: nic się "
                        "nie rusza i kolejka się kończy."},
    {SAY_WHY_SAVED, "{player} odkłada ten rzut i rzuca dalej, zanim coś się ruszy."},
    {SAY_WHY_NO_PAIR, "Nie ma tu pary, która mogłaby się ruszyć razem."},
    {SAY_WHY_AT_END, "{subject} doszedł do końca swojej drogi."},
    {SAY_WHY_NEEDS_EXIT, "{subject} jest w bazie i wyjdzie dopiero, gdy wypadnie {faces}."},
    {SAY_WHY_HOME_MOVE, "W tej grze pionek w domku już się nie rusza."},
    {SAY_WHY_PAIR_IN_LANE, "Para nie może razem wejść do domku."},
    {SAY_WHY_TOO_FAR, "{subject} poszedłby o {n} {n:pole|pola|pól} za daleko."},
    {SAY_WHY_BOUNCE_TOO_FAR, "{subject} poszedłby o {n} {n:pole|pola|pól} za daleko, a cofając się "
                             "o tyle, wyszedłby z domku."},
    {SAY_WHY_OWN_SQUARE, "{subject} skończyłby ruch tam, skąd ruszył."},
    {SAY_WHY_JUMP, "Droga jest zajęta {on}: w tej grze nie wolno nikogo przeskakiwać."},
    {SAY_WHY_BLOCK_JUMP,
     "Droga jest zajęta {on}: w tej grze nie wolno przeskakiwać blokady przeciwnika."},
    {SAY_WHY_HOME_JUMP,
     "Droga jest zajęta {on}: w tej grze nie wolno przeskakiwać pionków w domku."},
    {SAY_WHY_OWN_PIECE, "Nie ma miejsca {on}: stoją tam swoi."},
    {SAY_WHY_BLOCK, "Blokada przeciwnika stoi {on}."},
    {SAY_WHY_SAFE, "Przeciwnik stoi {on} i jest tam bezpieczny."},
    {SAY_WHY_NO_FREE_SQUARE, "Przeciwnik stoi {on}, a w tej grze nie ma bicia; nie ma też wolnego "
                             "pola, na które można by przejść."},
    {SAY_WHY_MUST_EXIT, "{subject} mógłby się ruszyć {to}, ale najpierw trzeba wyjść z bazy."},
    {SAY_WHY_MUST_CLEAR_START,
     "{subject} mógłby się ruszyć {to}, ale najpierw trzeba zejść z pola startowego."},
    {SAY_WHY_MUST_CAPTURE,
     "{subject} mógłby się ruszyć {to}, ale inny ruch zbija, a bicie jest obowiązkowe."},
};

_Static_assert(sizeof sayings / sizeof *sayings == SAY_COUNT, "a message is missing, or too many");

const struct language chinczyk_words_pl = {"pl", "polski", plural, sayings};
