import type { Settings } from '@glossa/contract/settings';
import { defaultSettings } from '@glossa/contract/settings';
import { getMe } from '@glossa/contract/auth';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { settingsQuery, settingsSaver } from './settings-saver.ts';

let stored: Settings;
/** Overrides the response to the next change. */
let refusal: { status: number; body: unknown } | undefined;
/** Releases a held response. */
let release: (() => void) | undefined;

function open() {
  document.cookie = 'csrftoken=token; Path=/';
  const held = () => new Promise<void>((resolve) => (release = resolve));
  const received = fakeServer({
    'GET /api/settings/': async () => {
      const body = stored;
      await held();
      return { status: 200, body };
    },
    'PATCH /api/settings/': async ({ body }) => {
      await held();
      const answer = refusal;
      refusal = undefined;
      if (answer) return answer;
      stored = { ...stored, ...(body as Partial<Settings>) };
      return { status: 200, body: stored };
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery.queryKey, stored);
  return {
    ...settingsSaver(client),
    client,
    shown: () => client.getQueryData(settingsQuery.queryKey) as Settings,
    sent: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    answer: async () => {
      await waitFor(() => expect(release).toBeDefined());
      const answerNow = release;
      release = undefined;
      answerNow?.();
    },
  };
}

beforeEach(() => {
  stored = defaultSettings;
  refusal = undefined;
  release = undefined;
});

it('shows a change immediately and sends only the changed settings', async () => {
  const { change, flush, shown, sent, answer } = open();
  change({ fontSize: 20 });
  change({ ground: 'sepia' });
  expect(shown()).toMatchObject({ fontSize: 20, ground: 'sepia', lineSpacing: 1.8 });
  flush();
  await answer();
  await waitFor(() => expect(stored.ground).toBe('sepia'));
  expect(sent()).toEqual([{ fontSize: 20, ground: 'sepia' }]);
});

it('invalidates dependent queries once a setting is saved', async () => {
  const { change, flush, client, answer } = open();
  client.setQueryData(endpointKey(getMe), {});
  const dependent = client.getQueryCache().find({ queryKey: endpointKey(getMe) });
  change({ newWordsPerDay: 5 }, [getMe]);
  flush();
  expect(dependent?.state.isInvalidated).toBe(false);
  await answer();
  await waitFor(() => expect(dependent?.state.isInvalidated).toBe(true));
  expect(stored.newWordsPerDay).toBe(5);
});

it('keeps a newer change when the response to an earlier one arrives', async () => {
  const { change, flush, shown, sent, answer } = open();
  change({ fontSize: 20 });
  flush();
  await waitFor(() => expect(sent()).toHaveLength(1));
  change({ fontSize: 21 });
  await answer();
  await waitFor(() => expect(stored.fontSize).toBe(20));
  expect(shown().fontSize).toBe(21);
  await waitFor(() => expect(sent()).toEqual([{ fontSize: 20 }, { fontSize: 21 }]));
  await answer();
  await waitFor(() => expect(stored.fontSize).toBe(21));
});

it('keeps a change when settings that were requested earlier arrive', async () => {
  const { change, flush, shown, client, answer } = open();
  const asked = client.query({ ...settingsQuery, staleTime: 0 });
  change({ marks: 'plain' });
  await answer();
  await asked;
  await waitFor(() => expect(shown().marks).toBe('plain'));
  flush();
  await answer();
  await waitFor(() => expect(stored.marks).toBe('plain'));
});

it('reverts a change that the server rejects', async () => {
  const { change, flush, shown, client, answer } = open();
  const observed = client.getQueryCache().find({ queryKey: settingsQuery.queryKey });
  refusal = { status: 400, body: { code: 'invalid', error: '' } };
  change({ fontSize: 20 });
  flush();
  await answer();
  await waitFor(() => expect(observed?.state.isInvalidated).toBe(true));
  void client.query({ ...settingsQuery, staleTime: 0 });
  await answer();
  await waitFor(() => expect(shown().fontSize).toBe(16));
});

it('resends a failed change together with newer ones when back online', async () => {
  const { change, flush, shown, sent, answer } = open();
  refusal = { status: 503, body: { code: 'unavailable', error: '' } };
  change({ fontSize: 20 });
  flush();
  await answer();
  await waitFor(() => expect(refusal).toBeUndefined());
  change({ ground: 'night' });
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(sent()).toEqual([{ fontSize: 20 }, { fontSize: 20, ground: 'night' }]);
  });
  await answer();
  expect(shown()).toMatchObject({ fontSize: 20, ground: 'night' });
});
