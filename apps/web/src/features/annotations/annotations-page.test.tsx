import type { Annotation } from '@glossa/contract/annotations';
import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { AnnotationsPage } from './annotations-page.tsx';

const text = '0192a0b0-0000-7000-8000-00000000000a';
const note: Annotation = {
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  text,
  title: 'Le chat',
  language: 'fr',
  kind: 'note',
  sentence: 7,
  from: 3,
  to: 7,
  quote: 'chat',
  note: 'a cat',
  color: 'yellow',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};
const annotationPath = `/api/texts/${text}/annotations/${note.id}/`;

function openPage(results: readonly Annotation[], path = '/reading/notes') {
  document.cookie = 'csrftoken=kept; Path=/';
  const received = fakeServer({
    'GET /api/annotations/': ({ query }) => {
      const found = query['search'] === 'dog' ? [] : results;
      return { status: 200, body: { results: found, count: found.length, next: null, previous: null } };
    },
    [`PATCH ${annotationPath}`]: ({ body }) => ({ status: 200, body: { ...note, ...(body as object) } }),
    [`DELETE ${annotationPath}`]: { status: 204 },
    [`POST /api/texts/${text}/annotations/`]: { status: 201, body: note },
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <AnnotationsPage />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({}) } } },
  );
  const changes = () =>
    received.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  const lastQuery = () => received.findLast(({ method }) => method === 'GET')?.query;
  return { user, changes, asked: lastQuery };
}

it('links each annotation to its sentence, and filters the list', async () => {
  const { user, asked } = openPage([note]);
  const link = await screen.findByRole('link', { name: 'chat' });
  expect(link.getAttribute('href')).toBe(`/reading/${text}?sentence=7`);
  await user.click(screen.getByRole('radio', { name: 'Notes' }));
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'note' }));
  await user.click(screen.getByRole('button', { name: 'Le chat' }));
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'note', text }));
  await user.type(screen.getByRole('searchbox'), 'dog');
  await screen.findByText('No results');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: 'chat' });
  expect(asked()).toEqual({ page: '1', page_size: '24' });
});

it('edits and deletes a note, and undoes both', async () => {
  const { user, changes } = openPage([note]);
  await user.click(await screen.findByRole('button', { name: 'Edit the note on “chat”' }));
  const field = screen.getByRole('textbox', { name: 'Note' });
  await user.clear(field);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.type(field, 'the cat{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Delete “chat”' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      ['PATCH', { note: 'the cat' }],
      ['PATCH', { note: 'a cat', color: 'yellow' }],
      ['DELETE', null],
      ['POST', { kind: 'note', sentence: 7, from: 3, to: 7, note: 'a cat', color: 'yellow' }],
    ]),
  );
});

it('shows no link when the sentence is no longer in the text', async () => {
  openPage([{ ...note, sentence: null }]);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByText('This sentence is no longer in the text.')).toBeDefined();
  expect(within(row).queryByRole('link')).toBeNull();
});

it('shows an empty state, and ignores invalid parameters in the URL', async () => {
  const { asked } = openPage([], '/reading/notes?kind=poem&text=1&page=x&language=%3F');
  await screen.findByText('Nothing here yet');
  expect(asked()).toEqual({ page: '1', page_size: '24' });
});
