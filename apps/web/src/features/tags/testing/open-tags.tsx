import type { Tag } from '@glossa/contract/tags';
import { Notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { TagsPage } from '../pages/tags-page.tsx';

const sampleId = (index: number): string => `0192a0b0-0000-7000-8000-0000000000a${index}`;

/** ID of the tagged text. */
export const entry = '0192a0b0-0000-7000-8000-0000000000b1';

/** Returns a tag by its index; `changes` override its fields. */
export const sampleTag = (index: number, name: string, changes: Partial<Tag> = {}): Tag => ({
  id: sampleId(index),
  name,
  color: 'gray',
  item_type: 'text',
  item_types: ['text', 'other'],
  item_count: 5,
  counts: { texts: 2, articles: 0, subtitles: 0, videos: 0, words: 3, ebooks: 0 },
  last_used: '2026-11-01T10:00:00.000Z',
  ...changes,
});

/** Opens /tags with these tags; `routes` extends the fake server. */
export function openTags(
  tags: readonly Tag[],
  { path = '/tags', routes = {} }: { path?: string; routes?: Parameters<typeof fakeServer>[0] } = {},
) {
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    'GET /api/tags/': ({ query }) => {
      const search = (query['search'] ?? '').toLowerCase();
      const results = tags.filter(({ name }) => name.toLowerCase().includes(search));
      return { status: 200, body: { results, count: results.length, next: null, previous: null } };
    },
    ...Object.fromEntries(
      tags.flatMap((tag): [string, { status: number; body: unknown }][] => [
        [`GET /api/tags/${tag.id}/`, { status: 200, body: tag }],
        [
          `GET /api/tags/${tag.id}/related/`,
          {
            status: 200,
            body: {
              texts: [{ id: entry, title: 'Le chat' }],
              videos: [],
              ebooks: [],
              words: [{ id: 1, text: 'chat', translation: 'cat', language: 'fr' }],
              counts: tag.counts,
            },
          },
        ],
      ]),
    ),
    ...routes,
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <ConfirmDialog />
      <TagsPage />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({}) } } },
  );
  const changes = () =>
    received.filter(({ method }) => method !== 'GET').map(({ method, path: to, body }) => [method, to, body]);
  const lastQuery = () => received.findLast(({ path: to }) => to === '/api/tags/')?.query;
  return { user, changes, lastQuery };
}
