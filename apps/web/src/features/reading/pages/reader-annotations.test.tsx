import type { Annotation } from '@glossa/contract/annotations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

const story = ['Le chat dort. ', 'Le chien voit le chat. ', 'La nuit vient. ', 'Le chat part. ', 'Fin.'];

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const annotation = (part: Partial<Annotation>): Annotation => ({
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  text: textId,
  title: 'Le chat',
  language: 'fr',
  kind: 'bookmark',
  sentence: 0,
  from: null,
  to: null,
  quote: 'Le chat dort.',
  note: '',
  color: 'yellow',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  ...part,
});

const path = `/api/texts/${textId}/annotations/`;

/** Opens the story with these annotations; the server accepts new ones. */
async function openAnnotated(results: readonly Annotation[], options: Parameters<typeof openReader>[1] = {}) {
  const reader = await openReader(story, {
    ...options,
    routes: {
      [`GET ${path}`]: { status: 200, body: { results } },
      [`POST ${path}`]: ({ body }) => ({
        status: 201,
        body: annotation({ id: '0192a0b0-0000-7000-8000-0000000000a9', ...(body as object) }),
      }),
      ...Object.fromEntries(results.map(({ id }) => [`DELETE ${path}${id}/`, { status: 204 }])),
      ...options.routes,
    },
  });
  await screen.findByText('chien');
  const findPosted = () =>
    reader.received.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);
  // The shortcuts are registered after the text has been rendered.
  await waitFor(() => expect(reader.received.some((call) => call.path === path)).toBe(true));
  return { ...reader, posted: findPosted };
}

it('adds bookmarks, highlights and notes to the selection by keyboard', async () => {
  const { user, posted } = await openAnnotated([]);
  await user.keyboard('{ArrowRight}{ArrowRight}b');
  await waitFor(() => expect(posted()).toEqual([{ kind: 'bookmark', sentence: 0 }]));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}m');
  await waitFor(() =>
    expect(posted()[1]).toEqual({ kind: 'highlight', color: 'yellow', sentence: 0, from: 3, to: 12 }),
  );
  await user.keyboard('c');
  const dialog = await screen.findByRole('dialog', { name: 'Write a note' });
  expect(within(dialog).getByText('chat dort')).toBeDefined();
  await user.keyboard('who?{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(posted()[2]).toEqual({ kind: 'note', note: 'who?', sentence: 0, from: 3, to: 12 }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a note' })).toBeNull());
});

it('removes a bookmark with the key that set it', async () => {
  const bookmark = annotation({ sentence: 0 });
  const { user, received } = await openAnnotated([bookmark]);
  await user.keyboard('{ArrowRight}b');
  await waitFor(() =>
    expect(received.at(-1)).toMatchObject({ method: 'DELETE', path: `${path}${bookmark.id}/` }),
  );
});

it('shows and adds highlights in the word panel', async () => {
  const { user, posted, words } = await openAnnotated([annotation({ kind: 'highlight', color: 'pink' })]);
  await user.click(words('chat')[0] as HTMLElement);
  const tools = await screen.findByRole('group', { name: 'Highlights and notes' });
  const pink = within(tools).getByRole('button', { name: 'Highlight: Pink' });
  await waitFor(() => expect(pink.getAttribute('aria-pressed')).toBe('true'));
  await user.click(words('chien')[0] as HTMLElement);
  const others = await screen.findByRole('group', { name: 'Highlights and notes' });
  await user.click(within(others).getByRole('radio', { name: 'This word' }));
  await user.click(within(others).getByRole('button', { name: 'Highlight: Green' }));
  await waitFor(() =>
    expect(posted()).toEqual([{ kind: 'highlight', color: 'green', sentence: 1, from: 3, to: 8 }]),
  );
});

it('lists annotations and jumps to one without moving the reading position', async () => {
  const note = annotation({ kind: 'note', sentence: 4, quote: 'Fin.', note: 'so short' });
  const { user, path: currentPath, sent } = await openAnnotated([note]);
  await waitFor(() => expect(sent('/position/')).toHaveLength(1));
  await user.keyboard('l');
  const drawer = await screen.findByRole('dialog', { name: 'Bookmarks and notes' });
  expect(within(drawer).getByText('so short')).toBeDefined();
  await user.click(await within(drawer).findByRole('button', { name: 'Fin.' }));
  await screen.findByText('Fin');
  expect(currentPath()).toBe(`/reading/${textId}/page/3`);
  await screen.findByText('Just browsing: your place in the text is saved.');
  expect(sent('/position/')).toHaveLength(1);
});
