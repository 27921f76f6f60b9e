import type { Settings } from '@glossa/contract/settings';
import { defaultSettings } from '@glossa/contract/settings';
import { getMe } from '@glossa/contract/auth';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { settingsQuery, getSettingsSaver } from './settings-saver.ts';

let storedSettings: Settings;
/** Overrides the response to the next change. */
let rejection: { status: number; body: unknown } | undefined;
/** Releases a delayed response. */
let release: (() => void) | undefined;

function open() {
  document.cookie = 'csrftoken=token; Path=/';
  const delay = () => new Promise<void>((resolve) => (release = resolve));
  const received = fakeServer({
    'GET /api/settings/': async () => {
      const body = storedSettings;
      await delay();
      return { status: 200, body };
    },
    'PATCH /api/settings/': async ({ body }) => {
      await delay();
      const response = rejection;
      rejection = undefined;
      if (response) return response;
      storedSettings = { ...storedSettings, ...(body as Partial<Settings>) };
      return { status: 200, body: storedSettings };
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery.queryKey, storedSettings);
  return {
    ...getSettingsSaver(client),
    client,
    displayed: () => client.getQueryData(settingsQuery.queryKey) as Settings,
    sent: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    respond: async () => {
      await waitFor(() => expect(release).toBeDefined());
      const releaseNow = release;
      release = undefined;
      releaseNow?.();
    },
  };
}

beforeEach(() => {
  storedSettings = defaultSettings;
  rejection = undefined;
  release = undefined;
});

it('shows a change immediately and sends only the changed settings', async () => {
  const { change, flush, displayed, sent, respond } = open();
  change({ fontSize: 20 });
  change({ ground: 'sepia' });
  expect(displayed()).toMatchObject({ fontSize: 20, ground: 'sepia', lineSpacing: 1.8 });
  flush();
  await respond();
  await waitFor(() => expect(storedSettings.ground).toBe('sepia'));
  expect(sent()).toEqual([{ fontSize: 20, ground: 'sepia' }]);
});

it('invalidates dependent queries once a setting is saved', async () => {
  const { change, flush, client, respond } = open();
  client.setQueryData(endpointKey(getMe), {});
  const dependent = client.getQueryCache().find({ queryKey: endpointKey(getMe) });
  change({ newWordsPerDay: 5 }, [getMe]);
  flush();
  expect(dependent?.state.isInvalidated).toBe(false);
  await respond();
  await waitFor(() => expect(dependent?.state.isInvalidated).toBe(true));
  expect(storedSettings.newWordsPerDay).toBe(5);
});

it('keeps a newer change when the response to an earlier one arrives', async () => {
  const { change, flush, displayed, sent, respond } = open();
  change({ fontSize: 20 });
  flush();
  await waitFor(() => expect(sent()).toHaveLength(1));
  change({ fontSize: 21 });
  await respond();
  await waitFor(() => expect(storedSettings.fontSize).toBe(20));
  expect(displayed().fontSize).toBe(21);
  await waitFor(() => expect(sent()).toEqual([{ fontSize: 20 }, { fontSize: 21 }]));
  await respond();
  await waitFor(() => expect(storedSettings.fontSize).toBe(21));
});

it('keeps a change when a response to an earlier settings request arrives', async () => {
  const { change, flush, displayed, client, respond } = open();
  const reload = client.query({ ...settingsQuery, staleTime: 0 });
  change({ marks: 'plain' });
  await respond();
  await reload;
  await waitFor(() => expect(displayed().marks).toBe('plain'));
  flush();
  await respond();
  await waitFor(() => expect(storedSettings.marks).toBe('plain'));
});

it('reverts a change that the server rejects', async () => {
  const { change, flush, displayed, client, respond } = open();
  const settingsEntry = client.getQueryCache().find({ queryKey: settingsQuery.queryKey });
  rejection = { status: 400, body: { code: 'invalid', error: '' } };
  change({ fontSize: 20 });
  flush();
  await respond();
  await waitFor(() => expect(settingsEntry?.state.isInvalidated).toBe(true));
  void client.query({ ...settingsQuery, staleTime: 0 });
  await respond();
  await waitFor(() => expect(displayed().fontSize).toBe(16));
});

it('resends a failed change together with newer ones when back online', async () => {
  const { change, flush, displayed, sent, respond } = open();
  rejection = { status: 503, body: { code: 'unavailable', error: '' } };
  change({ fontSize: 20 });
  flush();
  await respond();
  await waitFor(() => expect(rejection).toBeUndefined());
  change({ ground: 'night' });
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(sent()).toEqual([{ fontSize: 20 }, { fontSize: 20, ground: 'night' }]);
  });
  await respond();
  expect(displayed()).toMatchObject({ fontSize: 20, ground: 'night' });
});
