"""Games, their options, rules and bots."""

from typing import Literal

from pydantic import BaseModel, Field


class OptionValue(BaseModel):
    value: bool | int | str
    text: str


class GameOption(BaseModel):
    name: str
    text: str
    default: bool | int | str
    people: bool | int | str  # the default at tables with two or more people
    values: list[OptionValue]


class TutorialInfo(BaseModel):
    name: str
    title: str
    about: str
    minutes: int


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    prefix: str
    rules_version: str
    players: list[int]
    minutes: list[int] = Field(description="how long it takes: about, or from and to; may be empty")
    options: list[GameOption]
    tutorials: list[TutorialInfo] = Field(description="in the order in which they are learned")


class SectionClause(BaseModel):
    id: str
    text: str
    table: list[list[str]] = Field(description="rows that belong to the text, headings first; mostly none")


class Clause(SectionClause):
    section: str


class Section(BaseModel):
    title: str
    clauses: list[SectionClause]


class Rules(BaseModel):
    game: str
    sections: list[Section]


class Paragraph(BaseModel):
    key: str
    form: Literal[
        "line", "head", "step", "item", "spot", "deed", "point", "note", "figure", "table", "word", "card", "box"
    ]
    name: str = Field(description="which drawing belongs to it")
    title: str
    text: str = Field(description="_so_ is strong, <so> a small drawing of that name")
    rows: list[list[str]] = Field(description="cells of a table, headings first, or lines of a box; mostly none")
    clauses: list[str] = Field(description="the clauses that it tells")


class PrimerSection(BaseModel):
    name: str
    title: str
    paragraphs: list[Paragraph]


class Primer(BaseModel):
    game: str
    sections: list[PrimerSection] = Field(description="none for a game that has no such page")


class BotInfo(BaseModel):
    spec: str
    text: str
    pressed: bool = Field(description="so many think just now that it thinks less than usual; it answers in time")
    interpreted: bool = Field(description="the rules are not compiled here: it thinks as long as ever and sees less")
