import type { SavedItem, NewSavedItem } from '@glossa/contract/saved';

import type { fakeServer } from './fake-server.ts';

const sampleId = (number: number) => `0192a0b0-0000-7000-8000-${String(number).padStart(12, '0')}`;

const toSavedItem = (id: string, newItem: NewSavedItem): SavedItem => ({
  id,
  kind: newItem.kind,
  language: 'fr',
  quote: '',
  note: '',
  source: null,
  source_title: '',
  in_trash: false,
  sentence: newItem.kind === 'sentence' ? newItem.sentence : null,
  at: newItem.kind === 'moment' ? newItem.position / 1000 : null,
  word: null,
  created_at: '2026-11-01T10:00:00.000Z',
});

/** Mocks a server that stores up to five saved items; `items` returns the current ones, in order. */
export function savedServer(): { routes: Parameters<typeof fakeServer>[0]; items: () => NewSavedItem[] } {
  const savedItems = new Map<string, NewSavedItem>();
  const deletions = [1, 2, 3, 4, 5].map((number): [string, () => { status: number }] => [
    `DELETE /api/saved/${sampleId(number)}/`,
    () => ({ status: savedItems.delete(sampleId(number)) ? 204 : 404 }),
  ]);
  let createdCount = 0;
  return {
    items: () => [...savedItems.values()],
    routes: {
      'GET /api/saved/marks/': ({ query }) => ({
        status: 200,
        body: {
          results: [...savedItems]
            .filter(([, { kind }]) => kind === query['kind'])
            .map(([id, item]) => ({
              id,
              kind: item.kind,
              sentence: item.kind === 'sentence' ? item.sentence : null,
              position: item.kind === 'moment' ? item.position : null,
            })),
        },
      }),
      'POST /api/saved/': ({ body }) => {
        createdCount += 1;
        savedItems.set(sampleId(createdCount), body as NewSavedItem);
        return { status: 201, body: toSavedItem(sampleId(createdCount), body as NewSavedItem) };
      },
      ...Object.fromEntries(deletions),
    },
  };
}
