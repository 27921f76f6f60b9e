import { ApiError } from '@glossa/contract/client';
import { describe, expect, it, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

const failure = new ApiError(400, { code: 'wrong_password', error: 'wrong_password' });

const countAttempts = async (error: ApiError) => {
  const client = createQueryClient({ onError: () => undefined, onSuccess: () => undefined });
  const queryFn = vi.fn(() => Promise.reject(error));
  await client
    .query({
      queryKey: ['x'],
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    .catch(() => undefined);
  return queryFn.mock.calls.length;
};

describe('a failed query', () => {
  it.each([
    ['network_error', 0, 3],
    ['unavailable', 503, 3],
    ['timeout', 0, 1],
    ['rate_limited', 429, 1],
    ['text_not_found', 404, 1],
    ['internal_error', 500, 1],
  ])('with %s (%i) is sent %i times', async (code, status, times) => {
    expect(await countAttempts(new ApiError(status, { code, error: code }))).toBe(times);
  });
});

describe('a failed mutation', () => {
  it.each([
    ['reported', undefined, 1],
    ['not reported when its form shows it', { handlesError: () => true }, 0],
    ['reported when its form cannot show it', { handlesError: () => false }, 1],
    ['not reported when the caller does so', { silent: true }, 0],
  ])('is %s', async (_what, meta, times) => {
    const onError = vi.fn();
    const client = createQueryClient({ onError, onSuccess: () => undefined });
    const mutation = client
      .getMutationCache()
      .build(client, { ...(meta && { meta }), mutationFn: () => Promise.reject(failure) });
    await expect(mutation.execute(undefined)).rejects.toBe(failure);
    expect(onError).toHaveBeenCalledTimes(times);
  });

  it('isn’t reported when the identity confirmation dialog was closed', async () => {
    const onError = vi.fn();
    const client = createQueryClient({ onError, onSuccess: () => undefined });
    const closed = new ApiError(409, { code: 'proof_required', error: 'Confirm' });
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(closed) });
    await expect(mutation.execute(undefined)).rejects.toBe(closed);
    expect(onError).not.toHaveBeenCalled();
  });
});
