import { expect, test } from 'vitest';

import { cleanText } from './clean-text.ts';
import { layOutCues } from './lay-out-cues.ts';
import type { Cue } from './read-cues.ts';
import { timeCueSentences } from './time-cue-sentences.ts';

const cue = (start: number, text: string, length = 900): Cue => ({ start, end: start + length, text });
const textAt = (text: string, at: number, length: number) => text.slice(at, at + length);

test('gives each cue its offset in the text', () => {
  const { text, cues } = layOutCues([
    cue(0, 'I saw\na fox.'),
    cue(1000, 'It ran'),
    cue(9000, 'away. The end.'),
  ]);
  expect(text).toBe('I saw a fox. It ran away. The end.');
  for (const { at, text: cueText } of cues) expect(textAt(text, at, cueText.length)).toBe(cueText);
});

test('returns text that is already clean, even with markup-like characters across cues', () => {
  const { text } = layOutCues([cue(0, 'I <3'), cue(1000, 'you <b'), cue(2000, 'and> more  words')]);
  expect(cleanText(text)).toBe(text);
});

test('keeps only the new line of a rolling cue, and drops cues without new text', () => {
  const { text, cues } = layOutCues([
    cue(0, 'one two three four five six'),
    cue(1000, 'one two three four five six\nseven eight'),
    cue(2000, 'one two three four five six\nseven eight'),
  ]);
  expect(text).toBe('one two three four five six seven eight');
  expect(cues.map(({ text: cueText }) => cueText)).toEqual(['one two three four five six', 'seven eight']);
});

test('splits subtitles without periods into paragraphs', () => {
  const { text } = layOutCues(
    Array.from({ length: 40 }, (_, at) => cue(at * 1000, `these are words number ${at}`)),
  );
  const parts = text.split('\n\n');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part.length).toBeLessThan(300);
});

test('interpolates the time of a sentence that starts within a cue', () => {
  const { text, cues } = layOutCues([
    { start: 1000, end: 3000, text: 'One one. Two' },
    { start: 4000, end: 5000, text: 'goes on.' },
  ]);
  expect(text).toBe('One one. Two goes on.');
  const times = timeCueSentences(['One one. ', 'Two goes on.'], cues);
  expect(times).toEqual({ chars: [0, 9], starts: [1000, 2500], ends: [2333, 5000], cues: [0, 0] });
});

test('keeps times in ascending order when cues overlap', () => {
  const { cues } = layOutCues([
    { start: 0, end: 10_000, text: 'First. Second.' },
    { start: 3000, end: 4000, text: 'Third.' },
  ]);
  const { starts, ends } = timeCueSentences(['First. ', 'Second. ', 'Third.'], cues);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const [at, end] of ends.entries()) expect(end).toBeGreaterThanOrEqual(starts[at] as number);
});
