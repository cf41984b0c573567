export default {
  printWidth: 120, // as in Python
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
  // Svelte drops the space at the edges of an element, so a tag need not cling to its text. Where two pieces of text must
  // stand without a space between them, write them as one expression.
  htmlWhitespaceSensitivity: "ignore",
};
