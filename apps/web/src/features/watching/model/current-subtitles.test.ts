import { expect, it } from 'vitest';

import { samplePart, sampleSentence, sampleTrack } from '../testing/sample-track.ts';
import { currentSubtitlesAt } from './current-subtitles.ts';
import { createSubtitleTrack } from './subtitle-track.ts';

// "Il dort." and the start of the next sentence share a cue; the rest of the next sentence has a cue of its own.
const first = sampleSentence(0, 'Il dort. ', { cues: [{ cue: 0, start: 0, end: 1500, at: 0 }] });
const second = sampleSentence(1, 'Puis il mange. ', {
  start: 1200,
  end: 4000,
  cues: [
    { cue: 0, start: 0, end: 1500, at: 0 },
    { cue: 1, start: 2000, end: 4000, at: 2 },
  ],
});
const track = sampleTrack([first, second]);
const state = { hidden: false, pinned: false };

/** Returns the displayed text. */
const read = ({ sentences, segments }: ReturnType<typeof currentSubtitlesAt>) =>
  segments
    .flatMap(({ at, from, to }) => sentences[at]?.tokens.slice(from, to) ?? [])
    .map(({ t }) => t)
    .join('')
    .trim();

it('joins a sentence across its cues', () => {
  const current = currentSubtitlesAt(track, { ...state, seq: 1, cue: 1 }, 'sentence', 0);
  expect(read(current)).toBe('Puis il mange.');
  expect(current.segments.map(({ cue }) => cue)).toEqual([0, 1]);
});

it('shows a cue as in the file, with parts of two sentences', () => {
  expect(read(currentSubtitlesAt(track, { ...state, seq: 0, cue: 0 }, 'cue', 0))).toBe('Il dort. Puis');
  expect(read(currentSubtitlesAt(track, { ...state, seq: 1, cue: 0 }, 'cue', 0))).toBe('Il dort. Puis');
  expect(read(currentSubtitlesAt(track, { ...state, seq: 1, cue: 1 }, 'cue', 0))).toBe('il mange.');
});

it('shows a pinned sentence in full, and nothing while a sentence is hidden', () => {
  expect(read(currentSubtitlesAt(track, { ...state, seq: 1, cue: 1, pinned: true }, 'cue', 0))).toBe(
    'Puis il mange.',
  );
  expect(
    currentSubtitlesAt(track, { ...state, seq: 1, cue: 1, hidden: true }, 'sentence', 0).segments,
  ).toEqual([]);
});

it('picks the matching second subtitles, taking their delay into account', () => {
  const lines = [
    { start: 0, end: 1100, text: 'He sleeps.' },
    { start: 1100, end: 4000, text: 'Then he eats.' },
  ];
  const dual = createSubtitleTrack(2, [samplePart([first, second], { second: lines })]);
  expect(currentSubtitlesAt(dual, { ...state, seq: 0, cue: 0 }, 'sentence', 0).second).toEqual([
    'He sleeps.',
  ]);
  expect(currentSubtitlesAt(dual, { ...state, seq: 1, cue: 1 }, 'sentence', 0).second).toEqual([
    'Then he eats.',
  ]);
  expect(currentSubtitlesAt(dual, { ...state, seq: 1, cue: 1 }, 'sentence', 2500).second).toEqual([
    'He sleeps.',
  ]);
});
