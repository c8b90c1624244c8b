import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNSEEN = ['argument', 'assignment', 'call', 'member-access', 'return'];

export default defineConfig(
  { ignores: ['src/lib/protocol.ts', 'src/**/named.ts'] }, // generated
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // An arrow that hands on what returns nothing is the shortest way to say so.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Keys of cards and places are made of numbers and of what may be missing.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: true, allowAny: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `noUncheckedIndexedAccess` asks it of every index, also of one that was just looked for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // TypeScript says it, and svelte-check with types the parser does not see: a component's events, its
      // snippets' arguments, what its module exports.
      'no-undef': 'off',
      'no-useless-assignment': 'off',
      ...Object.fromEntries(UNSEEN.map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off'])),
      // `void x` reads x, so that an effect follows it.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // A blank between two elements is written as a text.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
