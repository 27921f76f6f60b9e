import { ApiError } from '@glossa/contract/client';
import type { Word } from '@glossa/contract/words';
import { describe, expect, it, vi } from 'vitest';

import { createEntrySaver } from './entry-saver.ts';

const chat = { id: 1 };
const waitForTasks = () => new Promise((resolve) => setTimeout(resolve, 0));
const word = (id: number) => ({ id }) as Word;

describe('an edited entry', () => {
  it('is kept while offline and sent again on retry', async () => {
    const send = vi.fn().mockRejectedValue(new ApiError(0, { code: 'network_error', error: '' }));
    const saver = createEntrySaver(send);
    saver.save(chat, { notes: 'a' });
    expect(saver.state(1)?.status).toBe('saving');
    await waitForTasks();
    expect(saver.state(1)?.status).toBe('waiting');
    expect(saver.unsaved(1)).toEqual({ notes: 'a' });
    send.mockResolvedValue(word(1));
    saver.retry();
    await waitForTasks();
    expect(saver.state(1)?.status).toBe('saved');
    expect(saver.unsaved(1)).toEqual({});
  });

  it('is not resent automatically after the server rejects it', async () => {
    const send = vi.fn().mockRejectedValue(new ApiError(400, { code: 'invalid_request', error: '' }));
    const saver = createEntrySaver(send);
    saver.save(chat, { notes: 'a' });
    await waitForTasks();
    saver.retry();
    expect(send).toHaveBeenCalledOnce();
    expect(saver.state(1)?.status).toBe('refused');
    saver.retry(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent together with earlier unsaved fields and stays unsaved until its own response', async () => {
    const responders: (() => void)[] = [];
    const send = vi.fn(
      (_item: object, _fields: object) =>
        new Promise<Word>((resolve) => responders.push(() => resolve(word(1)))),
    );
    const saver = createEntrySaver(send);
    saver.save(chat, { notes: 'a' });
    saver.save(chat, { translation: 'cat' });
    expect(send.mock.calls.map(([, fields]) => fields)).toEqual([
      { notes: 'a' },
      { notes: 'a', translation: 'cat' },
    ]);
    responders[0]?.();
    await waitForTasks();
    expect(saver.unsaved(1)).toEqual({ translation: 'cat' });
    responders[1]?.();
    await waitForTasks();
    expect(saver.state(1)?.status).toBe('saved');
  });

  it('is not sent until its required fields are filled in', async () => {
    const send = vi.fn(() => Promise.resolve(word(1)));
    const saver = createEntrySaver(send, (_item, { translation }) => translation !== undefined);
    saver.save(chat, { notes: 'a' });
    expect(send).not.toHaveBeenCalled();
    saver.save(chat, { translation: 'cat' });
    await waitForTasks();
    expect(send).toHaveBeenCalledWith(chat, { notes: 'a', translation: 'cat' });
  });

  it('of a new phrase is tracked under the id that the server assigned', async () => {
    const saver = createEntrySaver(() => Promise.resolve(word(70)));
    saver.save({ id: -1 }, { translation: 'x' });
    await waitForTasks();
    expect(saver.state(70)?.status).toBe('saved');
  });
});
