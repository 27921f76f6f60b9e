import { expect, it } from 'vitest';

import { keptCue, rowOfList } from '../testing/edited-list.ts';
import { addAfter, changeCue, removeCue } from './cue-changes.ts';
import { createCueList } from './cue-list.ts';
import { block, createKeptCues } from './kept-cues.ts';
import { presentCue } from './present-cue.ts';

const blockOf = (number: number, length = block) =>
  [number, Array.from({ length }, (_none, at) => keptCue(number * block + at))] as const;

const list = createCueList(350);
const kept = createKeptCues(350, new Map([blockOf(0), blockOf(2), blockOf(3, 50)]));

it.each([
  [0, 0, true],
  [1600, 0, false],
  [2000, 1, true],
  [198_500, 99, true],
  [400_000, 200, true],
  [900_000, 349, false],
])('at %i ms, finds row %i, visible: %s', (moment, row, isOn) => {
  const found = presentCue(list, kept, moment);
  // The next block, which isn't loaded, may continue after the last cue of a block.
  expect(found).toMatchObject({
    row: moment === 198_500 ? undefined : row,
    isOn: moment !== 198_500 && isOn,
  });
});

it('reports what isn’t loaded', () => {
  expect(presentCue(list, kept, 250_000)).toEqual({ row: undefined, isOn: false, missing: 250_000 });
  expect(presentCue(list, createKeptCues(350, new Map([blockOf(2)])), 1000).missing).toBe(1000);
  expect(presentCue(list, kept, 100).missing).toBeUndefined();
});

it('handles moved, added and deleted cues', () => {
  const moved = changeCue(list, rowOfList(list, 5), { start: 4200, end: 5000 });
  expect(presentCue(moved, kept, 4300)).toMatchObject({ row: 5, isOn: true });
  expect(presentCue(moved, kept, 10_400)).toMatchObject({ row: 4, isOn: false });
  const added = addAfter(list, rowOfList(list, 0), keptCue(1), 'a0');
  expect(presentCue(added, kept, 1700)).toMatchObject({ row: 1, isOn: true });
  expect(presentCue(added, kept, 2100)).toMatchObject({ row: 2, isOn: true });
  expect(presentCue(removeCue(list, { row: 1 }), kept, 2100)).toMatchObject({ row: 0, isOn: false });
});
