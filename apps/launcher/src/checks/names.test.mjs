import { expect, test } from 'vitest';
import { findDeadNames } from './names.mjs';

const code = {
  path: 'a.ts',
  text: '/** Calls `addWord` and `oldName`. */\nexport const addWord = () => {};',
};

test('reports names in comments and documents that don’t exist in the code', () => {
  const document = { path: 'docs/words.md', text: 'See `addWord`, `otherName()` and `Word`.' };
  expect(findDeadNames([code, document])).toEqual(['a.ts: oldName', 'docs/words.md: otherName']);
});

test('reports a name once per file', () => {
  const document = { path: 'docs/words.md', text: '`oldName` was `oldName`.' };
  expect(findDeadNames([document])).toEqual(['docs/words.md: oldName']);
});
