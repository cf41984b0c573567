// What is plainly wrong or careless. How the code looks is the formatter's affair.

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/lib/api-types.d.ts"] }, // made by a program
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["signs/*.mjs"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // {" "} is a space between two texts of a drawing, for those who hear it; Svelte drops a plain one.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps are made anew when something changes, and never changed while they are shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
