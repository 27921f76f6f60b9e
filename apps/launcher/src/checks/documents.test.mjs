import { expect, test } from 'vitest';
import { findBrokenLinks, findMissingParts } from './documents.mjs';

const pages = [
  { path: 'docs/words.md', text: '# Words\n\n## Import, export\n\n## Size\n\n## Size' },
  { path: 'README.md', text: '' },
];
const brokenLinks = (/** @type {string} */ text) => {
  const page = { path: 'docs/a.md', text: `# A\n\n${text}` };
  const all = [...pages, page];
  return findBrokenLinks(page, all, (path) => all.some((one) => one.path === path));
};

test.each([
  '[words](words.md), [size](words.md#size-1), [import](words.md#import-export)',
  '[readme](../README.md), [top](#a)',
  '[site](https://example.org), [screen](/help)',
  '`[code](gone.md)`\n\n```\n[code](gone.md)\n```',
])('accepts %s', (text) => {
  expect(brokenLinks(text)).toEqual([]);
});

test('reports links to files and headings that do not exist', () => {
  expect(brokenLinks('[gone](gone.md), [gone](words.md#gone), [gone](#gone)')).toEqual([
    "docs/a.md: gone.md doesn't exist",
    'docs/a.md: docs/words.md has no heading "gone"',
    'docs/a.md: docs/a.md has no heading "gone"',
  ]);
});

test('reports the missing parts of a decision record', () => {
  const text = '# 1. Words\n2026-11-21\n\nStatus: accepted.\n\n**Context.** A\n\n**Decision.** B\n';
  expect(findMissingParts({ path: 'docs/decisions/0001-words.md', text })).toEqual([
    'docs/decisions/0001-words.md: "**Consequences.**" is missing',
  ]);
  expect(findMissingParts({ path: 'docs/words.md', text: '' })).toEqual([]);
});
