import { ApiError } from '@glossa/contract/client';
import type { Call } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { markKnown } from '@glossa/contract/reading';
import { describe, expect, it, vi } from 'vitest';

import { saveEntry, savePhrase } from './entry/entry-changes.ts';
import { createWordQueue } from './word-queue.ts';
import { createWordStore } from './word-store.ts';

interface SentRequest {
  path: string;
  body: Record<string, unknown>;
  respond: (result: object) => void;
  refuse: () => void;
}

const word = (id: number) => ({ id, text: 'chat' });
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates a word queue with a server that responds when the test says so. */
function setUp() {
  const requests: SentRequest[] = [];
  const call = ((endpoint: Endpoint, input: { body: Record<string, unknown> }) =>
    new Promise((resolve, reject) => {
      requests.push({
        path: endpoint.path,
        body: input.body,
        respond: resolve,
        refuse: () => reject(new ApiError(0, { code: 'network_error', error: '' })),
      });
    })) as unknown as Call;
  const words = createWordStore();
  let undo = () => undefined as void;
  const events = {
    onSaved: vi.fn(),
    onUndoable: (change: { undo: () => void }) => {
      undo = change.undo;
    },
    onRejected: vi.fn(),
  };
  const queue = createWordQueue(words, call, events);
  return { asked: requests, words, events, queue, writing: { words, queue, call }, undo: () => undo() };
}

describe('word changes', () => {
  it('appear immediately and are sent one at a time', async () => {
    const { asked, words, queue } = setUp();
    queue.setLevel(word(1), { level: 1 });
    queue.setLevel(word(1), { level: 2 });
    expect(words.read(1).level).toBe(2);
    await waitForTasks();
    expect(asked.map(({ body }) => body['knowledge_level'])).toEqual([1]);
    asked[0]?.respond({ undo: 'a', changed: 1 });
    await waitForTasks();
    expect(asked.map(({ body }) => body['knowledge_level'])).toEqual([1, 2]);
  });

  it('are all sent immediately when the user leaves the page', async () => {
    const { asked, queue } = setUp();
    for (const id of [1, 2, 3]) queue.setLevel(word(id), { level: 1 });
    await waitForTasks();
    expect(asked).toHaveLength(1);
    queue.flush();
    await waitForTasks();
    expect(asked.map(({ body }) => body['ids'])).toEqual([[1], [2], [3]]);
    for (const { respond } of asked) respond({ changed: 1 });
    queue.setLevel(word(4), { level: 1 });
    await waitForTasks();
    expect(asked).toHaveLength(4);
  });

  it('of the previous page stay on screen and are sent again', async () => {
    const { asked, words, events, queue } = setUp();
    const state = (level: number, translation = '') => ({ level, ignored: false, translation });
    queue.resume(
      new Map([
        [1, state(3)],
        [2, state(3, 'cat')],
        [3, state(4)],
        [4, state(0)],
      ]),
    );
    words.load([1, 2], { 1: state(0), 2: state(1) });
    expect([1, 2, 3].map((id) => words.read(id).level)).toEqual([3, 3, 4]);
    expect(words.read(2).translation).toBe('cat');
    queue.setLevel(word(1), { level: 2 });
    queue.flush();
    await waitForTasks();
    expect(asked.map(({ body }) => [body['ids'], body['knowledge_level']])).toEqual([
      [[1, 2], 3],
      [[3], 4],
      [[1], 2],
    ]);
    for (const { respond } of asked) respond({ changed: 0 });
    await waitForTasks();
    expect(words.readPending()).toEqual(new Map());
    expect([1, 2, 3].map((id) => words.read(id).level)).toEqual([2, 3, 4]);

    queue.resume(new Map([[5, state(1)]]));
    await waitForTasks();
    asked.at(-1)?.refuse();
    await waitForTasks();
    expect(words.read(5).level).toBe(0);
    expect(events.onRejected).toHaveBeenCalledOnce();
  });

  it('revert to the last confirmed state when the request fails', async () => {
    const { asked, words, events, queue } = setUp();
    words.load([1], { 1: { level: 3, ignored: false, translation: 'cat' } });
    queue.setLevel(word(1), { level: 4 });
    queue.setLevel(word(1), { ignored: true });
    await waitForTasks();
    asked[0]?.refuse();
    await waitForTasks();
    expect(words.read(1)).toMatchObject({ level: 4, ignored: true });
    asked[1]?.refuse();
    await waitForTasks();
    expect(words.read(1)).toEqual({ level: 3, ignored: false, translation: 'cat' });
    expect(events.onRejected).toHaveBeenCalledTimes(2);
  });

  it('are kept when an earlier one fails', async () => {
    const { asked, words, queue } = setUp();
    queue.setLevel(word(1), { level: 1 });
    queue.setLevel(word(1), { level: 5 });
    await waitForTasks();
    asked[0]?.refuse();
    await waitForTasks();
    asked[1]?.respond({ undo: 'b', changed: 1 });
    await waitForTasks();
    expect(words.read(1).level).toBe(5);
  });

  it('are undone except where a newer change exists', async () => {
    const { asked, words, queue, writing, undo } = setUp();
    words.load([2], { 2: { level: 1, ignored: false, translation: '' } });
    queue.markRestKnown([1, 2, 3], () =>
      writing.call(markKnown, { params: { id: 't' }, body: { from_sentence: 0, to_sentence: 3 } }),
    );
    expect([1, 2, 3].map((id) => words.read(id).level)).toEqual([4, 1, 4]);
    await waitForTasks();
    expect(asked[0]?.body).toEqual({ from_sentence: 0, to_sentence: 3 });
    asked[0]?.respond({ undo: 'token', changed: 2 });
    await waitForTasks();
    queue.setLevel(word(3), { level: 5 });
    await waitForTasks();
    asked[1]?.respond({ undo: null, changed: 1 });
    await waitForTasks();
    undo();
    await waitForTasks();
    expect(asked[2]).toMatchObject({ path: '/api/words/undo/', body: { token: 'token' } });
    expect([1, 2, 3].map((id) => words.read(id).level)).toEqual([0, 1, 5]);
  });

  it('set a new word to level 1 when it gets a translation', async () => {
    const { asked, words, writing } = setUp();
    const savedEntry = saveEntry(writing, word(1), { translation: 'cat', example: 'Un chat.' });
    expect(words.read(1)).toEqual({ level: 1, ignored: false, translation: 'cat' });
    await waitForTasks();
    expect(asked[0]).toMatchObject({
      path: '/api/words/{id}/',
      body: { translation: 'cat', example: 'Un chat.', knowledge_level: 1 },
    });
    asked[0]?.respond({ word: { id: 1 }, undo: null });
    expect(await savedEntry).toEqual({ id: 1 });
  });

  it('save a phrase with the level that was set on its draft', async () => {
    const { asked, words, events, queue, writing } = setUp();
    const phrase = { text: 'par exemple', language: 'fr', parts: [4, 5] };
    queue.setLevel(word(-1), { level: 3 });
    const saved = savePhrase(writing, -1, phrase, { translation: 'for example' });
    await waitForTasks();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({
      ...phrase,
      translation: 'for example',
      knowledge_level: 3,
      ignored: false,
    });
    asked[0]?.respond({ word: { id: 80 }, undo: 'p' });
    expect(await saved).toEqual({ id: 80 });
    expect(words.read(80)).toEqual({ level: 3, ignored: false, translation: 'for example' });
    expect(events.onSaved).toHaveBeenCalledWith('phrase');
  });

  it('accept the server’s level again after an undo from the history', async () => {
    const { asked, words, queue } = setUp();
    queue.setLevel(word(1), { level: 2 });
    await waitForTasks();
    asked[0]?.respond({ undo: 'a', changed: 1 });
    const undone = queue.undoChange('older');
    await waitForTasks();
    asked[1]?.respond({ restored: 1, kept: 0 });
    expect(await undone).toEqual({ restored: 1, kept: 0 });
    words.load([1], { 1: { level: 5, ignored: false, translation: '' } });
    expect(words.read(1).level).toBe(5);
  });

  it('take precedence over an older server response', () => {
    const { words, queue } = setUp();
    queue.setLevel(word(1), { level: 2 });
    words.load([1], {});
    expect(words.read(1).level).toBe(2);
  });
});
