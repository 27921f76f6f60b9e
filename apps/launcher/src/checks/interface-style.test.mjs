import { expect, test } from 'vitest';
import { findStyleProblems } from './interface-style.mjs';

const check = (/** @type {string} */ text, place = 'en/texts.json: title') =>
  findStyleProblems([{ place, text, kind: 'interface' }]);

test.each([
  'Save changes',
  'You haven’t started anything yet. How about one of these?',
  'Import your words from LingQ or Anki',
  '{{count, number}} texts in “My Library”',
  'Choose a file: Videos can be up to {{size}}.',
  '1080p (Full HD)',
])('accepts “%s”', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['Log in to continue', 'not “Log in” but sign in, sign out'],
  [
    'The text is still being prepared.',
    'not “is still being” but the active voice: Preparing …, isn’t ready yet',
  ],
  ['Whoever runs this server', 'not “Whoever” but the user, the operator, anyone who'],
  ['A word cannot be empty', 'not “cannot” but a contraction: isn’t, can’t'],
  ['{{count}} video(s)', 'not “(s)” but a text for each plural form'],
  ['Your favourite color', 'not “favourite” but the American spelling'],
  ['Loading...', 'not “...” but …'],
  ["Today's goals", "not “'” but ‘ ’ “ ”"],
  ['Save Changes', 'use sentence case: not “Changes”'],
])('rejects “%s”', (text, problem) => {
  expect(check(text)).toEqual([`en/texts.json: title “${text}”: ${problem}`]);
});

test('limits the length of button labels, not counting placeholders', () => {
  const text = 'Mark every new word that is on this page';
  const problem = `en/reader.json: rest.action “${text}”: shorten this button to 36 characters`;
  expect(check(text, 'en/reader.json: rest.action')).toEqual([problem]);
  expect(check(text, 'en/reader.json: rest.help')).toEqual([]);
  expect(check('Mark the rest of the page as known ({{number}})', 'en/reader.json: rest.action')).toEqual([]);
});

test('checks the wording of summaries, but not their punctuation and capitalization', () => {
  const summary = (/** @type {string} */ text) =>
    findStyleProblems([{ place: 'texts.ts: summary', text, kind: 'summary' }]);
  expect(summary("List a learner's texts in Reading List")).toEqual([]);
  expect(summary('Take back a change')).toHaveLength(1);
});

test('accepts texts from the specification, and reports unused exceptions', () => {
  const text = {
    place: 'en/auth.json: title',
    text: 'Welcome Back',
    kind: /** @type {const} */ ('interface'),
  };
  expect(findStyleProblems([text], ['Welcome Back'])).toEqual([]);
  expect(findStyleProblems([text], ['Welcome Back', 'Log In'])).toEqual([
    'interface-words.mjs “Log In”: no such text needs an exception',
  ]);
});
