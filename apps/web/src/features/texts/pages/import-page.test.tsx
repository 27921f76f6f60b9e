import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { task, taskId } from '@/testing/task.ts';
import { openTexts } from '../testing/open-texts.tsx';
import { listResponse, settingsResponse, textCard } from '../testing/text-card.ts';

const routes = {
  'GET /api/settings/': settingsResponse,
  'GET /api/texts/': listResponse([textCard(1), textCard(2)]),
  'GET /api/texts/tags/': { status: 200, body: { results: [] } },
};
const path = '/articles/upload';
const bookId = '0192a0b0-0000-7000-8000-00000000bbbb';
const book = {
  id: bookId,
  title: 'Alice',
  author: 'Lewis Carroll',
  language: 'en',
  chapters: [
    { title: 'Down the Hole', characters: 1234 },
    { title: '', characters: 56 },
  ],
};
const found = {
  title: 'Les loutres',
  author: 'A. B.',
  source: 'https://news.example/loutres',
  language: 'fr',
  text: 'Elles nagent.',
};

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const area = () => screen.queryByLabelText<HTMLTextAreaElement>('Text');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const choose = (label: string, name: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [new File(['x'], name)] } });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

let uploads: ReturnType<typeof mockUploads>;
beforeEach(() => {
  sessionStorage.clear();
  uploads = mockUploads();
});

describe('importing a web page', () => {
  it('fills the form with the page’s text, title and URL', async () => {
    const server = fakeServer({ ...routes, 'POST /api/imports/pages/': { status: 200, body: found } });
    openTexts(path);
    write('URL of a web page', 'news.example/loutres');
    press('Import page');
    await waitFor(() => expect(area()?.value).toBe('Elles nagent.'));
    expect(title().value).toBe('Les loutres');
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe(found.source);
    expect(JSON.stringify(server)).toContain('https://news.example/loutres');
  });

  it('shows inline why the page can’t be imported', async () => {
    fakeServer({
      ...routes,
      'POST /api/imports/pages/': { status: 400, body: { error: 'x', code: 'page_address_refused' } },
    });
    openTexts(path);
    write('URL of a web page', 'http://10.0.0.1/');
    fireEvent.keyDown(screen.getByLabelText('URL of a web page'), { key: 'Enter' });
    expect(await screen.findByText('Only public web pages can be imported.')).toBeTruthy();
  });

  it('warns if the page is in another language', async () => {
    fakeServer({
      ...routes,
      'POST /api/imports/pages/': { status: 200, body: { ...found, language: 'sv' } },
    });
    openTexts(path);
    write('URL of a web page', 'news.example');
    press('Import page');
    expect(await screen.findByText(/This looks like .*, but French is selected/)).toBeTruthy();
  });
});

describe('pasting', () => {
  const mockClipboard = (readText: () => Promise<string>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });

  it('appends the clipboard’s content to the text', async () => {
    fakeServer(routes);
    openTexts(path);
    write('Text', 'One.');
    mockClipboard(() => Promise.resolve('Two.'));
    press('Paste');
    await waitFor(() => expect(area()?.value).toBe('One.\n\nTwo.'));
  });

  it('shows an error if the clipboard can’t be read', async () => {
    fakeServer(routes);
    openTexts(path);
    mockClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    press('Paste');
    expect(await screen.findByText(/won’t let this page read the clipboard/)).toBeTruthy();
  });
});

describe('importing a book', () => {
  const open = async () => {
    openTexts(path);
    choose('Choose a file', 'alice.epub');
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.respond(201, book);
    await screen.findByText('Chapters');
  };

  it('imports the selected chapters, then opens the library', async () => {
    const received = fakeServer({
      ...routes,
      [`POST /api/imports/books/${bookId}/start/`]: {
        status: 202,
        body: task({ type: 'import_book', result: { title: 'Alice' } }),
      },
      [`GET /api/tasks/tasks/${taskId}/status/`]: {
        status: 200,
        body: task({ type: 'import_book', status: 'SUCCESS', progress: 100, result: { texts: 2 } }),
      },
    });
    await open();
    expect(title().value).toBe('Alice');
    expect(screen.getByText('1,234 characters')).toBeTruthy();
    expect(screen.getByText('Chapter 2')).toBeTruthy();
    expect(screen.getByText(/This looks like English, but French is selected/)).toBeTruthy();
    press('Import 2 texts');
    expect(await screen.findByText('2 texts are in your library')).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/reading'));
    const start = received.find(({ path: requested }) => requested.endsWith('/start/'));
    expect(start?.body).toMatchObject({ title: 'Alice', chapters: [0, 1], whole: false, language: 7 });
  });

  it('requires at least one chapter and can import the book as one text', async () => {
    fakeServer({ ...routes, [`DELETE /api/imports/books/${bookId}/`]: { status: 204, body: undefined } });
    await open();
    press('Deselect all');
    expect(screen.getByText('0 of 2 selected')).toBeTruthy();
    const submit = screen.getByText('Import 0 texts', { selector: 'button *' }).closest('button');
    expect(submit?.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Down the Hole'));
    fireEvent.click(screen.getByLabelText('One text'));
    expect(screen.getByText('Import 1 text')).toBeTruthy();
    await waitFor(() => press('Cancel'));
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
  });

  it('shows why the book can’t be read', async () => {
    fakeServer(routes);
    openTexts(path);
    choose('Choose a file', 'alice.epub');
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.respond(400, { error: 'x', code: 'book_protected' });
    expect(await screen.findByText(/has copy protection/)).toBeTruthy();
  });
});

it('imports subtitles as the text and as the timing of its recording', async () => {
  fakeServer(routes);
  openTexts(path);
  choose('Choose a file', 'video.srt');
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.respond(200, { ...found, title: '', source: '' });
  await waitFor(() => expect(area()?.value).toBe('Elles nagent.'));
  expect(title().value).toBe('video');
  expect(screen.getByText('video.srt')).toBeTruthy();
});
