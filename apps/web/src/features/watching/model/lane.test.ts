import { expect, it } from 'vitest';

import { partOf, saidAt, trackOf } from '../testing/sample-track.ts';
import { laneOf } from './lane.ts';
import { createTrack } from './track.ts';

// "Il dort." and the start of the next sentence share a cue; its rest has its own.
const first = saidAt(0, 'Il dort. ', { cues: [{ cue: 0, start: 0, end: 1500, at: 0 }] });
const second = saidAt(1, 'Puis il mange. ', {
  start: 1200,
  end: 4000,
  cues: [
    { cue: 0, start: 0, end: 1500, at: 0 },
    { cue: 1, start: 2000, end: 4000, at: 2 },
  ],
});
const track = trackOf([first, second]);
const place = { gone: false, pinned: false };

/** Returns the displayed text. */
const read = ({ sentences, pieces }: ReturnType<typeof laneOf>) =>
  pieces
    .flatMap(({ at, from, to }) => sentences[at]?.tokens.slice(from, to) ?? [])
    .map(({ t }) => t)
    .join('')
    .trim();

it('joins a sentence across its cues', () => {
  const lane = laneOf(track, { ...place, seq: 1, cue: 1 }, 'sentence', 0);
  expect(read(lane)).toBe('Puis il mange.');
  expect(lane.pieces.map(({ cue }) => cue)).toEqual([0, 1]);
});

it('shows a cue as in the file, with parts of two sentences', () => {
  expect(read(laneOf(track, { ...place, seq: 0, cue: 0 }, 'cue', 0))).toBe('Il dort. Puis');
  expect(read(laneOf(track, { ...place, seq: 1, cue: 0 }, 'cue', 0))).toBe('Il dort. Puis');
  expect(read(laneOf(track, { ...place, seq: 1, cue: 1 }, 'cue', 0))).toBe('il mange.');
});

it('shows a pinned sentence in full, and nothing long after it ended', () => {
  expect(read(laneOf(track, { ...place, seq: 1, cue: 1, pinned: true }, 'cue', 0))).toBe('Puis il mange.');
  expect(laneOf(track, { ...place, seq: 1, cue: 1, gone: true }, 'sentence', 0).pieces).toEqual([]);
});

it('picks the matching second subtitles, including their offset', () => {
  const lines = [
    { start: 0, end: 1100, text: 'He sleeps.' },
    { start: 1100, end: 4000, text: 'Then he eats.' },
  ];
  const dual = createTrack(2, [partOf([first, second], { second: lines })]);
  expect(laneOf(dual, { ...place, seq: 0, cue: 0 }, 'sentence', 0).second).toEqual(['He sleeps.']);
  expect(laneOf(dual, { ...place, seq: 1, cue: 1 }, 'sentence', 0).second).toEqual(['Then he eats.']);
  expect(laneOf(dual, { ...place, seq: 1, cue: 1 }, 'sentence', 2500).second).toEqual(['He sleeps.']);
});
