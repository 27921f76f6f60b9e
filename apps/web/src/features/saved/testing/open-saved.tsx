import type { SavedItem, SavedKind } from '@glossa/contract/saved';
import { Notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { SavedPage } from '../saved-page.tsx';

export const text = '0192a0b0-0000-7000-8000-00000000000a';
export const video = '0192a0b0-0000-7000-8000-00000000000b';

/** Returns a sample ID that ends with `end`, a hexadecimal digit. */
export const sampleId = (end: string) => `0192a0b0-0000-7000-8000-0000000000a${end}`;

/** Returns a sentence saved from a French text; `changes` override its fields. */
export const savedItem = (changes: Partial<SavedItem> = {}): SavedItem => ({
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  kind: 'sentence',
  language: 'fr',
  quote: 'Le chat dort.',
  note: '',
  source: { kind: 'text', id: text, title: 'Le chat' },
  source_title: 'Le chat',
  in_trash: false,
  sentence: 7,
  at: null,
  word: null,
  created_at: '2026-11-01T10:00:00.000Z',
  ...changes,
});

/** Opens the saved items. A search for `dog` has no results. */
export function openSaved(items: readonly SavedItem[], path = '/saved') {
  document.cookie = 'csrftoken=token; Path=/';
  const counts = { sentence: 0, word: 0, text: 0, moment: 0 };
  for (const { kind } of items) counts[kind] += 1;
  const itemPath = `/api/saved/${items[0]?.id}/`;
  const received = fakeServer({
    'GET /api/saved/': ({ query }) => {
      const matches = (kind: SavedKind) => query['kind'] === undefined || query['kind'] === kind;
      const found = query['search'] === 'dog' ? [] : items.filter(({ kind }) => matches(kind));
      return {
        status: 200,
        body: { results: found, count: found.length, next: null, previous: null, counts },
      };
    },
    'GET /api/settings/': { status: 200, body: { shortcuts: { save_sentence: 'j' } } },
    [`PATCH ${itemPath}`]: ({ body }) => ({ status: 200, body: { ...items[0], ...(body as object) } }),
    [`DELETE ${itemPath}`]: { status: 204 },
    [`POST ${itemPath}restore/`]: { status: 200, body: items[0] },
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <SavedPage />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({ current_language: 'fr' }) } } },
  );
  return {
    user,
    changes: () =>
      received
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path: at, body }) => [method, at, body]),
    lastQuery: () => received.findLast(({ path: at }) => at === '/api/saved/')?.query,
  };
}
