import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { emptyMap, entry, linkId, sampleMap } from '../testing/sample-map.ts';
import { MindmapPage } from './mindmap-page.tsx';

type Routes = Parameters<typeof fakeServer>[0];

const undo = '0192a0b0-0000-7000-8000-0000000000bb';
const [chaud, froid] = sampleMap.nodes;
const suggestions = {
  results: [{ term: 'tiède', word: null, kind: 'synonym', reason: 'dictionary', example: '' }],
};
const routes: Routes = {
  'GET /api/words/mindmap/': { status: 200, body: sampleMap },
  'GET /api/words/mindmap/suggestions/1/': { status: 200, body: suggestions },
  'POST /api/words/mindmap/': {
    status: 201,
    body: { node: chaud, other: froid, link: { ...sampleMap.links[0], id: linkId }, undo: [undo] },
  },
};

/** Opens the map as a list, because jsdom can't draw. */
function open(path = '/mindmap?view=list', more: Routes = {}) {
  notifications.clean();
  document.cookie = 'csrftoken=kept; Path=/';
  const received = fakeServer({ ...routes, ...more });
  renderApp(
    <>
      <MindmapPage />
      <Notifications />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  return { received, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, term: string) =>
  user.click(
    await within(await screen.findByRole('table'))
      .findByRole('rowheader', { name: term })
      .then((cell) => within(cell).getByRole('button')),
  );

it('lists each word with its level and connections', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'chaud' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Known')).toBeTruthy();
  expect(within(row).getByText('hot')).toBeTruthy();
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['froid Antonym', 'été Seen together']);
});

it('queries the server with the filters from the URL', async () => {
  const { received } = open('/mindmap?view=list&search=cha&depth=3&level=learning&tag=temps&part=noun');
  await screen.findByRole('table');
  expect(received[0]?.query).toEqual({
    language: 'fr',
    max_depth: '3',
    search: 'cha',
    status: 'learning',
    tag: 'temps',
    part_of_speech: 'noun',
  });
});

it('connects a word from its panel and undoes the change', async () => {
  const { received, user } = open('/mindmap?view=list', {
    [`DELETE /api/words/mindmap/links/${linkId}/`]: { status: 204 },
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
  });
  await choose(user, 'chaud');
  await user.type(screen.getByLabelText('Add connection'), 'brûlant');
  await user.selectOptions(screen.getByLabelText('Type of connection'), 'synonym');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      term: 'chaud',
      link: { to: 'brûlant', kind: 'synonym' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(received.some(({ path }) => path === '/api/words/undo/')).toBe(true));
  expect(received.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('edits a translation in the word’s panel, shows it on the map and undoes the change', async () => {
  const { received, user } = open('/mindmap?view=list', {
    'GET /api/words/1/': { status: 200, body: entry },
    'PATCH /api/words/1/': { status: 200, body: { word: { ...entry, translation: 'warm' }, undo } },
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
  });
  await choose(user, 'chaud');
  const row = within(screen.getByRole('rowheader', { name: 'chaud' }).closest('tr') as HTMLElement);
  const field = screen.getByLabelText('Translation');
  await user.clear(field);
  await user.type(field, 'warm{Enter}');
  expect(await row.findByText('warm')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ translation: 'warm' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row.findByText('hot')).toBeTruthy();
  expect(received.find(({ path }) => path === '/api/words/undo/')?.body).toEqual({ token: undo });
});

it('changes the kind of a manual connection, but not of an automatic one', async () => {
  const { received, user } = open('/mindmap?view=list', {
    [`PATCH /api/words/mindmap/links/${linkId}/`]: {
      status: 200,
      body: { ...sampleMap.links[0], kind: 'related' },
    },
  });
  await choose(user, 'chaud');
  expect(screen.queryByLabelText('Type of connection to été')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Type of connection to froid'), 'related');
  expect(await screen.findByText('Connection changed: Related')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ kind: 'related' });
});

it('lists a word seen in the same sentence without suggesting it again, and connects it in one click', async () => {
  const ete = { ...suggestions.results[0], term: 'été', word: sampleMap.nodes[2], reason: 'met_together' };
  const { received, user } = open('/mindmap?view=list', {
    'GET /api/words/mindmap/suggestions/1/': {
      status: 200,
      body: { results: [ete, ...suggestions.results] },
    },
  });
  await choose(user, 'chaud');
  await screen.findByText('Synonym · from a dictionary');
  await user.click(screen.getByRole('button', { name: 'Connect to été: Related' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      term: 'chaud',
      link: { to: 3, suggested: true },
    }),
  );
});

it('accepts a suggestion in one click', async () => {
  const { received, user } = open();
  await choose(user, 'chaud');
  expect(await screen.findByText('Synonym · from a dictionary')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Connect to tiède: Synonym' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      term: 'chaud',
      link: { to: 'tiède', kind: 'synonym', suggested: true },
    }),
  );
});

it('explains an empty map and adds the first word', async () => {
  const { received, user } = open('/mindmap', { 'GET /api/words/mindmap/': { status: 200, body: emptyMap } });
  expect(await screen.findByText('Your words, connected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add word' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Word or phrase'), 'chaud');
  await user.type(within(dialog).getByLabelText('Translation'), 'hot');
  await user.click(within(dialog).getByRole('button', { name: 'Add word' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      term: 'chaud',
      translation: 'hot',
      knowledge_level: 1,
    }),
  );
});

/** The result of an import that can be undone. */
const imported = {
  undo: linkId,
  words_added: 2,
  words_kept: 0,
  places_set: 0,
  links_added: 1,
  links_kept: 0,
  refused_count: 0,
  refused: [],
};

it('reports what an import skipped, and rejects an invalid file in the browser', async () => {
  const report = {
    ...imported,
    undo: null,
    words_kept: 1,
    refused_count: 1,
    refused: [{ list: 'words', index: 4, entry: '{"term":"…"}', reason: 'no_word' }],
  };
  const { user } = open('/mindmap?view=list', {
    'POST /api/words/mindmap/import/': { status: 200, body: report },
  });
  await screen.findByRole('table');
  const input = screen.getByLabelText('Import mind map');
  await user.upload(input, new File(['not json'], 'map.json', { type: 'application/json' }));
  expect(await screen.findByText('This file isn’t a mind map')).toBeTruthy();
  await user.upload(input, new File(['{"words":[]}'], 'map.json', { type: 'application/json' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Words: 2 added, 1 already there')).toBeTruthy();
  expect(within(dialog).getByText(/Contains no word/)).toBeTruthy();
});

it('undoes an import from its report or the toast, and rejects a map of another language', async () => {
  const importResponse = { status: 200, body: imported };
  const rejection = {
    status: 400,
    body: {
      error: 'Please check your input and try again.',
      code: 'validation_failed',
      fields: { language: ['This mind map is in another language'] },
    },
  };
  const responses = [importResponse, importResponse];
  const { user, received } = open('/mindmap?view=list', {
    'POST /api/words/mindmap/import/': () => responses.shift() ?? rejection,
    [`DELETE /api/words/mindmap/imports/${linkId}/`]: { status: 200, body: { links: 1, words: 2 } },
  });
  await screen.findByRole('table');
  const importFile = () =>
    user.upload(
      screen.getByLabelText('Import mind map'),
      new File(['{"words":[]}'], 'map.json', { type: 'application/json' }),
    );
  const countUndos = () => received.filter(({ method }) => method === 'DELETE').length;
  await importFile();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(countUndos()).toBe(1));
  expect(screen.queryByText('Mind map imported')).toBeNull();

  await importFile();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(countUndos()).toBe(2));

  await importFile();
  expect(await screen.findByText('This mind map is in another language')).toBeTruthy();
});
