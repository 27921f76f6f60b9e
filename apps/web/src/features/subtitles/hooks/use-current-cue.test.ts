import { expect, it } from 'vitest';

import { addCueAfter, changeCue, removeCue } from '../model/cue-changes.ts';
import { createCueList } from '../model/cue-list.ts';
import { sampleCue, sampleRow } from '../testing/sample-cues.ts';
import { findCurrentCue } from './use-current-cue.ts';
import { cuesPerRequest, createStoredCues } from './use-stored-cues.ts';

const sampleBlock = (number: number, length = cuesPerRequest) =>
  [number, Array.from({ length }, (_none, at) => sampleCue(number * cuesPerRequest + at))] as const;

const list = createCueList(350);
const storedCues = createStoredCues(350, new Map([sampleBlock(0), sampleBlock(2), sampleBlock(3, 50)]));

it.each([
  [0, 0, true],
  [1600, 0, false],
  [2000, 1, true],
  [198_500, 99, true],
  [400_000, 200, true],
  [900_000, 349, false],
])('at %i ms, finds row %i, visible: %s', (time, row, isVisible) => {
  const found = findCurrentCue(list, storedCues, time);
  // After the last cue of a block, the result is unknown, because the next block isn't loaded.
  expect(found).toMatchObject({
    row: time === 198_500 ? undefined : row,
    isVisible: time !== 198_500 && isVisible,
  });
});

it('reports a time whose cues haven’t loaded', () => {
  expect(findCurrentCue(list, storedCues, 250_000)).toEqual({
    row: undefined,
    isVisible: false,
    missing: 250_000,
  });
  expect(findCurrentCue(list, createStoredCues(350, new Map([sampleBlock(2)])), 1000).missing).toBe(1000);
  expect(findCurrentCue(list, storedCues, 100).missing).toBeUndefined();
});

it('finds moved and added cues, and ignores deleted ones', () => {
  const movedCue = changeCue(list, sampleRow(list, 5), { start: 4200, end: 5000 });
  expect(findCurrentCue(movedCue, storedCues, 4300)).toMatchObject({ row: 5, isVisible: true });
  expect(findCurrentCue(movedCue, storedCues, 10_400)).toMatchObject({ row: 4, isVisible: false });
  const added = addCueAfter(list, sampleRow(list, 0), sampleCue(1), 'a0');
  expect(findCurrentCue(added, storedCues, 1700)).toMatchObject({ row: 1, isVisible: true });
  expect(findCurrentCue(added, storedCues, 2100)).toMatchObject({ row: 2, isVisible: true });
  expect(findCurrentCue(removeCue(list, { row: 1 }), storedCues, 2100)).toMatchObject({
    row: 0,
    isVisible: false,
  });
});
