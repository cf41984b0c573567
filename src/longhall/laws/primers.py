"""What a page of rules for people must hold to: it tells every clause, and the same in every language."""

import re
from collections import Counter
from collections.abc import Sequence

from longhall.kernel.game import Game
from longhall.laws.moments import Fault, Faults
from longhall.match.fluent import ENGLISH, HOUSE, messages_in, read
from longhall.match.primer import Paragraph, Section, messages_of, primer, primer_text
from longhall.match.rules import clauses_of
from longhall.match.texts import own_texts

SECTIONS = ("aim", "table", "start", "end", "small", "words", "aid")  # that every page has, in this order
REPEATS = "aid"  # the section that tells nothing new: its paragraphs cite no clauses
LAW = "law"  # the anchor of what follows the page
CITE = ("line", "step", "item", "spot", "deed", "point")  # forms that tell rules, so that they name clauses
TITLED = ("deed", "point", "word", "card", "box")
NUMBER = re.compile(r"\d+")
TEXT_OF_CARD = re.compile(r"[a-z]+-(.+)-text")


def faults_of(game: Game, languages: Sequence[str]) -> Faults:
    """Everything that is wrong with the page of a game, in words that say what to write where."""
    pages: dict[str, list[Section]] = {}
    for language in languages:
        file = f"games/{game.name}/primer/{language}.ftl"
        if game.file(f"primer/{language}.ftl") is None:
            yield Fault(f"{file}: there is none")
            continue
        try:
            pages[language] = primer(game, language)
        except (ValueError, KeyError) as fault:
            yield Fault(f"{file}: {fault.args[0]}")
            continue
        yield from built(game, language, file, pages[language])
    if ENGLISH in pages:
        yield from untold(game, pages[ENGLISH])
        for language, page in pages.items():
            if language != ENGLISH:
                yield from unlike(game, pages[ENGLISH], page, language)


def built(game: Game, language: str, file: str, page: list[Section]) -> Faults:
    """The sections that there must be, titles and citations where they belong, no key that is taken."""
    names = [section.name for section in page]
    there = [name for name in names if name in SECTIONS]
    if there != list(SECTIONS):
        yield Fault(f"{file}: needs the sections {', '.join(SECTIONS)} in this order; it has {', '.join(names)}")
    taken = {**messages_in(read(HOUSE, language), ""), **messages_in(own_texts(game, language), "")}
    keys = [message.id.name for message in messages_of(primer_text(game, language) or "")]
    for key in keys:
        if key in taken or key == LAW:
            yield Fault(f"{file}: {key} is the key of another text; choose another")
        if keys.count(key) > 1:
            yield Fault(f"{file}: {key} stands twice")
    yield from explained(game, language, file, page)
    known = clauses_of(game)
    for section in page:
        if section.name == "aim" and len(section.paragraphs) != 2:
            yield Fault(f"{file}: the aim is told in two sentences, aim-line-...; there are {len(section.paragraphs)}")
        for told in section.paragraphs:
            for clause in told.clauses:
                if clause not in known:
                    yield Fault(f"{file}: {told.key} cites {clause}, which is not in rules.md")
            if section.name != REPEATS and told.form in CITE and not told.clauses:
                yield Fault(f"{file}: {told.key} names no clause; add `.clauses = {game.prefix}-...`")
            if told.form in TITLED and not told.title:
                yield Fault(f"{file}: {told.key} needs a `.title`")
            if told.form == "table" and len({len(row) for row in told.rows}) != 1:
                yield Fault(f"{file}: {told.key} needs rows of equally many cells, with | between them")


def explained(game: Game, language: str, file: str, page: list[Section]) -> Faults:
    """The worked example of the end, and the glossary, in which every card stands that has a text of its own."""
    told = {section.name: section.paragraphs for section in page}
    for form in ("table", "note"):
        if not any(paragraph.form == form for paragraph in told.get("end", [])):
            yield Fault(f"{file}: the end needs a worked example: a table, end-table-..., and notes, end-note-...")
    words: list[Paragraph] = list(told.get("words", []))
    if not any(paragraph.form == "word" for paragraph in words):
        yield Fault(f"{file}: the glossary explains no word: words-word-...")
    texts = own_texts(game, language)
    said = texts + (primer_text(game, language) or "")
    for key in messages_in(texts, ""):
        card = TEXT_OF_CARD.fullmatch(key)
        if card is None or f"{{ {key} }}" in said:
            continue
        if not any(paragraph.key.endswith(f"-{card[1]}") for paragraph in words):
            yield Fault(f"{file}: the glossary has nothing of {card[1]}: words-card-{card[1]}")


def untold(game: Game, page: list[Section]) -> Faults:
    """Clauses that no paragraph tells."""
    told = {clause for section in page for paragraph in section.paragraphs for clause in paragraph.clauses}
    for clause in clauses_of(game).values():
        if clause.id not in told:
            yield Fault(f"{clause.id} is told by no paragraph: {clause.section}: {clause.text[:90]}")


def unlike(game: Game, english: list[Section], other: list[Section], language: str) -> Faults:
    """Another language has the same paragraphs in the same order, with the same clauses and numbers."""
    file = f"games/{game.name}/primer/{language}.ftl"
    ours, theirs = ([p for section in page for p in section.paragraphs] for page in (english, other))
    if [section.name for section in english] != [section.name for section in other]:
        yield Fault(f"{file}: the sections are not those of {ENGLISH}.ftl")
    for key in sorted({p.key for p in ours} ^ {p.key for p in theirs}):
        yield Fault(f"{file}: {key} is there in {ENGLISH if key in {p.key for p in ours} else language} only")
    if {p.key for p in ours} == {p.key for p in theirs} and [p.key for p in ours] != [p.key for p in theirs]:
        yield Fault(f"{file}: the paragraphs stand in another order than in {ENGLISH}.ftl")
    found = {p.key: p for p in theirs}
    for here in ours:
        there = found.get(here.key)
        if there is None:
            continue
        if here.clauses != there.clauses:
            yield Fault(f"{file}: {here.key} cites {list(there.clauses)}, in {ENGLISH} {list(here.clauses)}")
        if [len(row) for row in here.rows] != [len(row) for row in there.rows]:
            yield Fault(f"{file}: {here.key} has other rows than in {ENGLISH}")
        numbers = [Counter(NUMBER.findall(f"{p.title} {p.text} {p.rows}")) for p in (here, there)]
        if numbers[0] != numbers[1]:
            missing, more = numbers[0] - numbers[1], numbers[1] - numbers[0]
            yield Fault(f"{file}: {here.key} has other numbers than in {ENGLISH}: {sorted(missing)}, {sorted(more)}")
