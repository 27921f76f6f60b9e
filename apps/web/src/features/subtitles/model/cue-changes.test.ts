import { expect, it } from 'vitest';

import { sampleCue, sampleRow, textsOf } from '../testing/sample-cues.ts';
import { addCueAfter, changeCue, joinCues, removeCue, splitCue } from './cue-changes.ts';
import { collectChanges, createCueList, rowAt, findRow } from './cue-list.ts';

const list = createCueList(4);

it('edits, deletes and adds cues, and returns the changes to save', () => {
  const changedCue = changeCue(list, sampleRow(list, 1), { text: 'Another' });
  const shorterTrack = removeCue(changedCue, { row: 2 });
  const longerTrack = addCueAfter(shorterTrack, sampleRow(shorterTrack, 2), undefined, 'a0');
  expect(textsOf(longerTrack)).toEqual(['Cue number 0', 'Another', 'Cue number 3', '']);
  expect(collectChanges(longerTrack)).toEqual({
    changes: [
      { seq: 1, cue: { ...sampleCue(1), text: 'Another' } },
      { seq: 2, cue: null },
    ],
    added: [{ start: 7500, end: 9500, text: '' }],
  });
  expect(findRow(longerTrack, 'k3')).toBe(2);
  expect(findRow(longerTrack, 'k2')).toBeUndefined();
});

it('drops a change that the user has reverted manually', () => {
  const changedCue = changeCue(list, sampleRow(list, 1), { text: 'Another' });
  const reverted = changeCue(changedCue, sampleRow(changedCue, 1), { text: 'Cue number 1' });
  expect(collectChanges(reverted)).toEqual({ changes: [], added: [] });
});

it('fits a new cue into the gap before the next one', () => {
  const added = addCueAfter(list, sampleRow(list, 0), sampleCue(1), 'a0');
  expect(sampleRow(added, 1).cue).toEqual({ start: 1500, end: 2000, text: '' });
});

it.each([
  ['at the cursor and the moment', { caret: 3, now: 2900 }, ['Cue', 'number 1'], 2900],
  ['at the cursor, by the share of the text', { caret: 3, now: 0 }, ['Cue', 'number 1'], 2375],
  ['at the moment, between words', { caret: undefined, now: 3400 }, ['Cue number', '1'], 3400],
  ['in the middle', { caret: 0, now: 0 }, ['Cue', 'number 1'], 2375],
])('splits a cue %s', (_where, at, texts, moment) => {
  const splitResult = splitCue(list, sampleRow(list, 1), { ...at, key: 'a0' });
  const [first, second] = [sampleRow(splitResult, 1).cue, sampleRow(splitResult, 2).cue];
  expect([first.text, second.text]).toEqual(texts);
  expect([first.start, first.end, second.start, second.end]).toEqual([2000, moment, moment, 3500]);
});

it('joins two cues and restores a cue that was split', () => {
  const split = splitCue(list, sampleRow(list, 1), { caret: 3, now: 2900, key: 'a0' });
  const joined = joinCues(split, sampleRow(split, 1), sampleRow(split, 2).cue);
  expect(collectChanges(joined)).toEqual({ changes: [], added: [] });
  const chinese = changeCue(list, sampleRow(list, 0), { text: '狐狸看见' });
  expect(
    sampleRow(joinCues(chinese, sampleRow(chinese, 0), { ...sampleCue(1), text: '葡萄' }), 0).cue,
  ).toEqual({
    start: 0,
    end: 3500,
    text: '狐狸看见葡萄',
  });
});

it('edits a hundred thousand cues as efficiently as four', () => {
  const long = createCueList(100_000);
  const changedCues = removeCue(changeCue(long, sampleRow(long, 50_000), { text: 'Another' }), {
    row: 99_999,
  });
  expect(changedCues.runs).toHaveLength(3);
  expect(rowAt(changedCues, 99_998)).toEqual({ key: 'k99998', seq: 99_998 });
  expect(collectChanges(changedCues).changes.map(({ seq }) => seq)).toEqual([50_000, 99_999]);
});
