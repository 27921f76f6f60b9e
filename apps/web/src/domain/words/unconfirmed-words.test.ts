import { beforeEach, expect, it, vi } from 'vitest';

import { storeSession } from '@/domain/session/stored-session.ts';
import { storeUnconfirmedWords, takeUnconfirmedWords } from './unconfirmed-words.ts';

const states = new Map([[7, { level: 3, ignored: false, translation: 'renard' }]]);
const signInAs = (userId: string) => storeSession({ userId, expiresAt: '2100-01-01T00:00:00Z' });

beforeEach(() => {
  sessionStorage.clear();
  signInAs('ada');
});

it('returns the states of the previous page once, without those of drafts', () => {
  const draft = { level: 1, ignored: false, translation: 'draft' };
  storeUnconfirmedWords(new Map([...states, [-1, draft]]));
  expect(takeUnconfirmedWords()).toEqual(states);
  expect(takeUnconfirmedWords()).toEqual(new Map());
});

it('discards states from a page without pending changes, from another user, or from long ago', () => {
  storeUnconfirmedWords(states);
  storeUnconfirmedWords(new Map());
  expect(takeUnconfirmedWords()).toEqual(new Map());

  storeUnconfirmedWords(states);
  signInAs('bob');
  expect(takeUnconfirmedWords()).toEqual(new Map());

  storeUnconfirmedWords(states);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  expect(takeUnconfirmedWords()).toEqual(new Map());
});
