import { expect, it } from 'vitest';

import { createCueList } from './cue-list.ts';
import { createHistory, historyReducer } from './edit-history.ts';
import type { EditHistory, HistoryAction } from './edit-history.ts';

const lists = [4, 5, 6, 7].map(createCueList);
const edit = (index: number, target: string | undefined, at: number): HistoryAction => ({
  type: 'edit',
  list: lists[index] as (typeof lists)[number],
  target,
  at,
});
const replayActions = (...actions: HistoryAction[]): EditHistory =>
  actions.reduce(historyReducer, createHistory(lists[0] as (typeof lists)[number]));

it('undoes and redoes until a new edit is made', () => {
  const edits = [edit(1, undefined, 0), edit(2, undefined, 0)];
  expect(replayActions(...edits, { type: 'undo' }).list).toBe(lists[1]);
  expect(replayActions(...edits, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).list).toBe(lists[0]);
  expect(replayActions(...edits, { type: 'undo' }, { type: 'redo' }).list).toBe(lists[2]);
  expect(replayActions(...edits, { type: 'undo' }, edit(3, undefined, 0), { type: 'redo' }).list).toBe(
    lists[3],
  );
});

it('groups continuous typing into one edit', () => {
  const typed = [edit(1, 'text k1', 0), edit(2, 'text k1', 400)];
  expect(replayActions(...typed, { type: 'undo' }).list).toBe(lists[0]);
  expect(replayActions(...typed, edit(3, 'text k2', 500), { type: 'undo' }).list).toBe(lists[2]);
  expect(replayActions(...typed, edit(3, 'text k1', 9000), { type: 'undo' }).list).toBe(lists[2]);
});
