// Makes the modules of signs: of every icon that a table of signs names, its drawing and nothing else; who drew it, for the
// page of credits and for NOTICE.
//
//   node signs/make.mjs                      writes them
//   node signs/make.mjs --check              tells which of them are not as they would be written
//   node signs/make.mjs --authors FOLDER     looks up first who drew the icons, in the unpacked package game-icons-react,
//                                            whose folders are the authors
//
// A table lies beside what it serves (src/boards/GAME/signs.json, src/pieces/signs.json) and says by group which icon stands
// for which thing. Names that begin with `own-` are our own drawings, in own.json.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(HERE);
const read = (path) => JSON.parse(readFileSync(path, "utf-8"));
const ICONS = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
const OWN = read(join(HERE, "own.json"));
const AUTHORS = join(HERE, "authors.json");

/** A path in whole numbers of its box of 512: what is smaller than half of one is seen by nobody, and weighs most. */
function rounded(path) {
  const drawing = optimize(`<svg viewBox="0 0 512 512"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  return / d="([^"]*)"/.exec(drawing.data)[1];
}

function shape(icon) {
  if (icon in OWN) return OWN[icon];
  if (!(icon in ICONS)) throw new Error(`there is no icon called ${icon}`);
  const [, path, more] = /^<path fill="currentColor" d="([^"]*)"\/>(.*)$/.exec(ICONS[icon].body) ?? [];
  if (path === undefined || more !== "") throw new Error(`${icon} is not a single path`);
  return rounded(path);
}

function tables() {
  const games = readdirSync(join(WEB, "src/boards")).map((game) => join(WEB, "src/boards", game, "signs.json"));
  return [join(WEB, "src/pieces/signs.json"), ...games.filter(existsSync)];
}

/** The icons in use that others drew. */
function taken() {
  const used = tables().flatMap((table) => Object.values(read(table)).flatMap(Object.values));
  return [...new Set(used)].filter((icon) => !(icon in OWN)).sort();
}

/** The module of a table: the drawings, each once, and the groups that point at them. */
function module(table, piece) {
  const groups = read(table);
  const icons = [...new Set(Object.values(groups).flatMap(Object.values))].sort();
  const drawings = icons.map((icon, i) => `const s${i}: Shape = ${JSON.stringify(shape(icon))}; // ${icon}\n`);
  const entries = Object.entries(groups).map(
    ([group, signs]) =>
      `  ${group}: {\n${Object.entries(signs)
        .map(([key, icon]) => `    ${key}: s${icons.indexOf(icon)},\n`)
        .join("")}  },\n`,
  );
  return [
    "// Made by signs/make.mjs from signs.json. Who drew them stands in NOTICE.\n\n",
    `import type { Shape } from "${piece}";\n\n`,
    ...drawings,
    "\nexport const SIGNS = {\n",
    ...entries,
    "} as const;\n",
  ].join("");
}

/** Who drew which of the icons in use. */
function credits() {
  const drawn = taken();
  const authors = read(AUTHORS);
  const missing = drawn.filter((icon) => !authors.some((author) => author.icons.includes(icon)));
  if (missing.length) throw new Error(`who drew ${missing.join(", ")}? --authors looks it up`);
  return authors
    .map((author) => ({ ...author, icons: author.icons.filter((icon) => drawn.includes(icon)) }))
    .filter((author) => author.icons.length);
}

/** Everything that is made, by path. */
function made() {
  const files = new Map();
  for (const table of tables()) {
    const folder = dirname(table);
    const piece = relative(folder, join(WEB, "src/pieces/shape")).replace(/^(?!\.)/, "./");
    files.set(join(folder, "signs.ts"), module(table, piece));
  }
  const people = credits();
  files.set(join(WEB, "src/hall/credits.json"), `${JSON.stringify(people, null, 2)}\n`);
  files.set(join(dirname(WEB), "NOTICE"), notice(people));
  return files;
}

function notice(people) {
  const wrapped = (words) => {
    const lines = [""];
    for (const word of words) {
      const line = lines.at(-1);
      if (line.length + word.length + 2 > 114) lines.push(word);
      else lines[lines.length - 1] = line ? `${line}, ${word}` : word;
    }
    return lines.map((line, i) => `      ${line}${i < lines.length - 1 ? "," : ""}\n`).join("");
  };
  return [
    readFileSync(join(HERE, "notice-head.txt"), "utf-8"),
    ...people.map(({ name, home, icons }) => `\n  ${name}${home ? `, ${home}` : ""}\n${wrapped(icons)}`),
  ].join("");
}

/** Where a drawing begins: two that bear one name are told apart by it. */
const beginning = (path) => /^[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(path.trim())?.slice(1).map(Number) ?? [];
const alike = (one, other) => beginning(one).every((number, i) => Math.abs(number - beginning(other)[i]) < 2);

/** Looks up the author of every icon in use: the folder of the package in which it lies, drawn alike. */
function lookUpAuthors(folder) {
  const known = read(AUTHORS);
  const found = new Map();
  for (const icon of taken()) {
    const file = `${icon.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())}.js`;
    const authors = readdirSync(join(folder, "dist")).filter((author) => {
      if (author === "badges") return false; // small copies of others' icons
      const path = join(folder, "dist", author, file);
      if (!existsSync(path)) return false;
      const drawn = / d: "([^"]*)"/.exec(readFileSync(path, "utf-8"));
      return drawn !== null && alike(drawn[1], ICONS[icon].body.split('d="')[1]);
    });
    if (authors.length !== 1) throw new Error(`${icon}: ${authors.length ? authors.join(" or ") : "nobody"}?`);
    found.set(icon, authors[0]);
  }
  const slugs = [...new Set(found.values())].sort();
  const people = slugs.map((slug) => ({
    ...(known.find((author) => author.slug === slug) ?? { slug, name: slug, home: "" }),
    icons: [...found].filter(([, author]) => author === slug).map(([icon]) => icon),
  }));
  writeFileSync(AUTHORS, `${JSON.stringify(people, null, 2)}\n`);
}

const [, , wish, folder] = process.argv;
if (wish === "--authors") lookUpAuthors(folder);
const files = made();
const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf-8") !== text);
if (wish !== "--check") stale.forEach(([path, text]) => writeFileSync(path, text));
else if (stale.length) {
  console.error(`run node signs/make.mjs: ${stale.map(([path]) => relative(WEB, path)).join(", ")}`);
  process.exitCode = 1;
}
