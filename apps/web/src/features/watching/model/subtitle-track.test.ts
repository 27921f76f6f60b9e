import { expect, it } from 'vitest';

import { samplePart, sampleSentence, sampleTrack } from '../testing/sample-track.ts';
import { createSubtitleTrack } from './subtitle-track.ts';

const sentences = ['Un.', 'Deux.', 'Trois.', 'Quatre.'].map((text, seq) => sampleSentence(seq, text));

it.each([
  ['before the first sentence', -1, -1],
  ['as it begins', 0, 0],
  ['while it is being spoken', 1400, 0],
  ['in the silence after it', 1900, 0],
  ['as the next begins', 2000, 1],
  ['after the last', 99_000, 3],
])('finds the sentence that started last: %s', (_when, moment, seq) => {
  expect(sampleTrack(sentences).at(moment)).toBe(seq);
});

it('returns undefined if the sentence might not be loaded', () => {
  const track = createSubtitleTrack(9, [samplePart(sentences.slice(0, 1)), samplePart(sentences.slice(3))]);
  expect(track.at(500)).toBeUndefined();
  expect(track.at(3000)).toBeUndefined();
  expect(createSubtitleTrack(9, [samplePart(sentences.slice(0, 2))]).at(1000)).toBe(0);
  expect(createSubtitleTrack(9, [samplePart(sentences.slice(2))]).at(1000)).toBeUndefined();
});

it('ends a sentence where the next one starts', () => {
  const [first, second] = [sampleSentence(0, 'Un.', { end: 9000 }), sampleSentence(1, 'Deux.')];
  const track = sampleTrack([first, second]);
  expect(track.endOf(first)).toBe(2000);
  expect(track.endOf(second)).toBe(3500);
});
