import { ApiError } from '@glossa/contract/client';
import type { Call } from '@glossa/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAnswerOutbox } from './answer-outbox.ts';

const answer = { rating: 3, version: 0, mode: 'recall', duration: 1000 } as const;
const key = 'answers';

/** Opens an outbox. `reply` returns the error for a request that should fail; `sent` lists all requests. */
function open(reply: (count: number) => unknown = () => undefined) {
  const sent: { method: string; review: string; ago?: number }[] = [];
  const rejected: string[] = [];
  const reviewed = vi.fn();
  const call = (async (endpoint: { method: string }, input: never) => {
    const { params, body } = input as { params: { review: string }; body?: { review: string; ago: number } };
    const failure = reply(sent.length + 1);
    sent.push({
      method: endpoint.method,
      review: body?.review ?? params.review,
      ...(body ? { ago: body.ago } : {}),
    });
    if (failure) throw failure;
    return {};
  }) as unknown as Call;
  const outbox = createAnswerOutbox(
    { call, storage: localStorage, key },
    { onReviewed: reviewed, onRejected: (review) => rejected.push(review) },
  );
  return { outbox, sent, rejected, reviewed };
}

const networkError = new ApiError(0, { code: 'network_error', error: 'lost' });
const outdatedError = new ApiError(409, { code: 'review_outdated', error: 'outdated' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('answers in the outbox', () => {
  it('are sent one at a time and then removed', async () => {
    const { outbox, sent, reviewed } = open();
    outbox.add(1, 'a', answer);
    outbox.add(2, 'b', answer);
    await outbox.flush();
    expect(sent.map(({ review }) => review)).toEqual(['a', 'b']);
    expect(reviewed).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('wait for the connection, and are then sent in order with their age', async () => {
    const { outbox, sent } = open((count) => (count === 1 ? networkError : undefined));
    outbox.add(1, 'a', answer);
    await outbox.flush();
    expect(outbox.unsentCount()).toBe(1);
    outbox.add(2, 'b', answer);
    expect(outbox.unsentCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ review }) => review)).toEqual(['a', 'a', 'b']);
    expect(sent[1]?.ago).toBe(1);
    expect(outbox.unsentCount()).toBe(0);
  });

  it('survive a page reload', async () => {
    const first = open(() => networkError);
    first.outbox.add(1, 'a', answer);
    await first.outbox.flush();
    vi.clearAllTimers();
    const second = open();
    await second.outbox.flush();
    expect(second.sent.map(({ review }) => review)).toEqual(['a']);
  });

  it('are reported and not resent when rejected', async () => {
    const { outbox, sent, rejected } = open((count) => (count === 1 ? outdatedError : undefined));
    outbox.add(1, 'a', answer);
    outbox.add(1, 'b', answer);
    await outbox.flush();
    expect(rejected).toEqual(['a']);
    expect(sent).toHaveLength(2);
  });

  it('are undone locally or on the server, depending on whether they were sent', async () => {
    const { outbox, sent } = open((count) => (count === 1 ? networkError : undefined));
    outbox.add(1, 'a', answer);
    await outbox.flush();
    outbox.add(2, 'b', answer);
    // The second answer was never sent; the first may have arrived although its response was lost.
    outbox.undo(2, 'b');
    outbox.undo(1, 'a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ method, review }) => `${method} ${review}`)).toEqual(['POST a', 'POST a', 'DELETE a']);
  });
});
