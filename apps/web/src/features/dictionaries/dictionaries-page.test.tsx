import type {
  CatalogDictionary,
  DictionaryInstallation,
  InstalledDictionary,
  listAdminDictionaries,
} from '@glossa/contract/admin-dictionaries';
import type { CallResult } from '@glossa/contract/endpoint';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { credentials } from '@/lib/api/client.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { DictionariesPage } from './dictionaries-page.tsx';

type Page = CallResult<typeof listAdminDictionaries>;

const installed = (id: number, more: Partial<InstalledDictionary> = {}): InstalledDictionary => ({
  id,
  name: `dictionary-${id}`,
  title: `Dictionary ${id}`,
  language: 'fr',
  target: 'en',
  licence: 'GPL-2.0',
  source: 'https://freedict.org',
  format: 'dictd',
  entries: 8505,
  bytes: 2 * 1024 ** 2,
  installed_at: '2026-11-01T10:00:00Z',
  is_bundled: false,
  is_glossary: false,
  catalog_name: null,
  update_available: false,
  position: id,
  ...more,
});

const catalogDictionary = (name: string, more: Partial<CatalogDictionary> = {}): CatalogDictionary => ({
  name,
  title: `French ${name}`,
  language: 'fr',
  target: 'en',
  publisher: 'FreeDict',
  licence: 'GPL-2.0',
  source: 'https://freedict.org',
  bytes: 1024 ** 2,
  entries: 8505,
  updated: '2026-03-01',
  is_installed: false,
  update_available: false,
  is_installing: false,
  ...more,
});

const id = '018f6f00-0000-7000-8000-000000000001';
const installation = (more: Partial<DictionaryInstallation>): DictionaryInstallation => ({
  id,
  catalog_name: 'fra-eng',
  title: 'French fra-eng',
  language: 'fr',
  target: 'en',
  state: 'downloading',
  bytes_done: 3 * 1024 ** 2,
  bytes_total: 12 * 1024 ** 2,
  bytes_per_second: 1024 ** 2,
  entries: 0,
  problem: null,
  detail: '',
  is_update: false,
  created_at: '2026-11-01T10:00:00Z',
  ...more,
});

const page = (more: Partial<Page> = {}): Page => ({
  installed: [],
  catalog: [],
  installations: [],
  others_installing: [],
  requests: [],
  languages_in_use: [{ language: 'fr', learners: 12 }],
  catalog_updated_at: '2026-11-01T10:00:00Z',
  hosts: ['freedict.org'],
  file_bytes: 1024 ** 3,
  ...more,
});

beforeEach(() => {
  credentials.signingKey = 'signing-key';
  document.cookie = 'csrftoken=cookie; Path=/';
});

/** Opens the page. The server returns these responses in order, then repeats the last one. */
function openPage(pages: readonly Page[], path = '/admin/dictionaries') {
  const last = pages.at(-1);
  const accepted = { status: 202, body: installation({}) };
  const received = fakeServer({
    'GET /api/admin/dictionaries/': (_request, count) => ({ status: 200, body: pages[count - 1] ?? last }),
    'POST /api/admin/dictionaries/install/': accepted,
    [`POST /api/admin/dictionaries/installations/${id}/resume/`]: accepted,
    [`POST /api/admin/dictionaries/installations/${id}/cancel/`]: { ...accepted, status: 200 },
    'PUT /api/admin/dictionaries/order/': ({ body }) => ({
      status: 200,
      body: { installed: (body as { ids: number[] }).ids.map((one) => installed(one)) },
    }),
    'DELETE /api/admin/dictionaries/1/': { status: 204 },
    'POST /api/admin/dictionaries/refresh/': {
      status: 200,
      body: { catalog_updated_at: null, failed_hosts: ['freedict.org', 'kaikki.org'] },
    },
  });
  renderApp(
    <>
      <Notifications />
      <ConfirmDialog />
      <DictionariesPage />
    </>,
    {
      path,
      session: {
        state: {
          status: 'authenticated',
          user: sampleUser({ is_superuser: true, current_language: 'fr' }),
        },
      },
    },
  );
  const sent = () =>
    received.filter(({ method }) => method !== 'GET').map((one) => [one.method, one.path, one.body]);
  return { user: userEvent.setup(), received, sent };
}

const section = (name: string) => screen.findByRole('region', { name }, longTimeout);
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

it('shows the installed dictionaries in lookup order, with size, license and source', async () => {
  openPage([page({ installed: [installed(1), installed(2, { title: 'Glossary', is_glossary: true })] })]);
  const list = await section('Installed');
  expect(names(list)).toEqual(['Dictionary 1', 'Glossary']);
  const [first] = within(list).getAllByRole('listitem');
  for (const fact of ['French – English', '8,505 entries', '2 MB', 'GPL-2.0'])
    expect(first?.textContent).toContain(fact);
  const source = within(list).getByRole('link', { name: 'Source: Dictionary 1' });
  expect(source.getAttribute('href')).toBe('https://freedict.org');
});

it('puts languages that have learners at the top of the list', async () => {
  openPage([page({ languages_in_use: [{ language: 'th', learners: 1 }] })]);
  const select = await screen.findByRole('combobox', { name: 'Learning language' }, longTimeout);
  expect(within(select).getAllByRole('option')[0]?.textContent).toBe('Thai · 1 learner');
  expect(within(select).getAllByRole('option').length).toBeGreaterThan(20);
});

it('moves a dictionary, but doesn’t allow moving a glossary above full dictionaries', async () => {
  const { user, sent } = openPage([
    page({ installed: [installed(1), installed(2), installed(3, { is_glossary: true })] }),
  ]);
  const list = await section('Installed');
  expect(within(list).queryByRole('button', { name: 'Move up: Dictionary 3' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Move down: Dictionary 1' }));
  await waitFor(() => expect(names(list)).toEqual(['Dictionary 2', 'Dictionary 1', 'Dictionary 3']));
  await waitFor(() =>
    expect(sent()).toEqual([['PUT', '/api/admin/dictionaries/order/', { language: 'fr', ids: [2, 1, 3] }]]),
  );
});

it('moves a dictionary by dragging', async () => {
  const { sent } = openPage([page({ installed: [installed(1), installed(2)] })]);
  const list = await section('Installed');
  const rows = within(list).getAllByRole('listitem');
  const handle = rows[1]?.querySelector('[draggable]') as Element;
  const dataTransfer = { setDragImage: () => undefined };
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.drop(rows[0] as Element, { dataTransfer });
  await waitFor(() =>
    expect(sent()).toEqual([['PUT', '/api/admin/dictionaries/order/', { language: 'fr', ids: [2, 1] }]]),
  );
});

it('removes a dictionary after a warning', async () => {
  const { user, sent } = openPage([page({ installed: [installed(1)] })]);
  await user.click(await screen.findByRole('button', { name: 'Remove: Dictionary 1' }, longTimeout));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Dictionary 1”?' });
  expect(dialog.textContent).toContain('Learners stop seeing its meanings immediately.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent().map(([method, path]) => [method, path])).toEqual([
      ['DELETE', '/api/admin/dictionaries/1/'],
    ]),
  );
});

it('installs a dictionary from the catalog and shows its progress and completion', async () => {
  const { user, sent } = openPage([
    page({
      catalog: [
        catalogDictionary('fra-eng'),
        catalogDictionary('fra-deu', { target: 'de', is_installed: true }),
      ],
    }),
    page({
      installations: [installation({})],
      catalog: [catalogDictionary('fra-eng', { is_installing: true })],
    }),
    page({ installed: [installed(1)] }),
  ]);
  const catalog = await section('Catalog');
  expect(names(catalog)).toEqual(['French fra-eng', 'French fra-deu']);
  await user.click(within(catalog).getByRole('button', { name: 'Install: French fra-eng' }));
  expect(sent()).toEqual([['POST', '/api/admin/dictionaries/install/', { name: 'fra-eng' }]]);
  const installations = await section('Installations');
  expect(within(installations).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  for (const fact of ['3 MB of 12 MB', '1 MB per second', '9 seconds left'])
    expect(installations.textContent).toContain(fact);
  expect(within(installations).getByRole('status').textContent).toBe('French fra-eng: Downloading 25%');
  await screen.findByText('“French fra-eng” is ready to use', {}, longTimeout);
  expect(screen.queryByRole('region', { name: 'Installations' })).toBeNull();
});

it('filters the catalog by text and by the language of the meanings', async () => {
  const { user } = openPage(
    [
      page({
        catalog: [
          catalogDictionary('fra-deu', { target: 'de' }),
          catalogDictionary('fra-eng'),
          catalogDictionary('wiki'),
        ],
      }),
    ],
    '/admin/dictionaries?target=en',
  );
  const catalog = await section('Catalog');
  expect(names(catalog)).toEqual(['French fra-eng', 'French wiki']);
  await user.type(within(catalog).getByRole('searchbox', { name: 'Search the catalog' }), 'nothing');
  await user.click(await within(catalog).findByRole('button', { name: 'Clear filters' }));
  expect(names(catalog)).toEqual(['French fra-eng', 'French wiki', 'French fra-deu']);
});

it('offers to update a dictionary that has a newer release', async () => {
  const { user, sent } = openPage([
    page({ installed: [installed(1, { catalog_name: 'fra-eng', update_available: true })] }),
  ]);
  expect((await section('Installed')).textContent).toContain('Update available');
  await user.click(screen.getByRole('button', { name: 'Update: Dictionary 1' }));
  await waitFor(() =>
    expect(sent()).toEqual([['POST', '/api/admin/dictionaries/install/', { name: 'fra-eng' }]]),
  );
});

it('shows why an installation failed, and retries it', async () => {
  const failed = installation({ state: 'failed', problem: 'checksum_mismatch', detail: 'freedict.org' });
  const { user, sent } = openPage([page({ installations: [failed] })]);
  const list = within(await section('Installations'));
  expect(list.getByRole('alert').textContent).toBe(
    'The downloaded file doesn’t match its publisher’s checksum, so it was deleted. Try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Try Again: French fra-eng' }));
  expect(sent()).toEqual([['POST', `/api/admin/dictionaries/installations/${id}/resume/`, {}]]);
});

it('resumes an interrupted download, and cancels a running one', async () => {
  const failed = installation({ state: 'failed', problem: 'download_interrupted', detail: 'freedict.org' });
  const { user, sent } = openPage([
    page({ installations: [failed] }),
    page({ installations: [installation({})] }),
  ]);
  const list = within(await section('Installations'));
  expect(list.getByRole('alert').textContent).toMatch(/^The connection to freedict.org kept dropping/);
  await user.click(screen.getByRole('button', { name: 'Resume: French fra-eng' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel: French fra-eng' }));
  expect(sent().map(([, path]) => path)).toEqual([
    `/api/admin/dictionaries/installations/${id}/resume/`,
    `/api/admin/dictionaries/installations/${id}/cancel/`,
  ]);
});

it('asks for the languages of a file that doesn’t declare them', async () => {
  const failed = installation({
    state: 'failed',
    problem: 'language_unknown',
    catalog_name: null,
    title: 'words.tsv',
    language: null,
    target: null,
  });
  const { user, sent } = openPage([page({ installations: [failed] })]);
  const button = await screen.findByRole('button', { name: 'Continue' }, longTimeout);
  expect(button).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the words' }), 'Thai');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the meanings' }), 'German');
  await user.click(button);
  expect(sent()).toEqual([
    ['POST', `/api/admin/dictionaries/installations/${id}/resume/`, { language: 'th', target: 'de' }],
  ]);
});

it('shows one notice for all unreachable hosts, and offers to upload a file', async () => {
  const uploads = mockUploads();
  const { user, received } = openPage([page()]);
  await user.click(await screen.findByRole('button', { name: 'Check for updates' }, longTimeout));
  const alert = await screen.findByRole(
    'status',
    { name: 'The server can’t download dictionaries' },
    longTimeout,
  );
  expect(alert.textContent).toContain('It can’t reach freedict.org and kaikki.org.');
  await user.click(within(alert).getByRole('button', { name: 'Upload a file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload a file' }, longTimeout);
  const label = 'Choose a dictionary file or drop it here';
  const input = await within(dialog).findByLabelText(label, {}, longTimeout);
  await user.upload(input, new File(['a\tb'], 'words.tsv'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.body.get('language')).toBe('fr');
  expect(uploads[0]?.body.get('file')).toHaveProperty('name', 'words.tsv');
  const before = received.length;
  uploads[0]?.respond(202, installation({ catalog_name: null, title: 'words.tsv' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload a file' })).toBeNull());
  expect(received.length).toBeGreaterThan(before);
});

it('shows the languages that learners have requested, each with a link to its dictionaries', async () => {
  const { user, received } = openPage([page({ requests: [{ language: 'th', learners: 3 }] })]);
  await screen.findByText('3 learners requested a dictionary for Thai', {}, longTimeout);
  await user.click(screen.getByRole('link', { name: 'Show dictionaries' }));
  await waitFor(() => expect(received.at(-1)?.query).toEqual({ language: 'th' }));
});
