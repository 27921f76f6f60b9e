import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { task, taskId } from '@/testing/task.ts';
import { openTexts } from '../testing/open-texts.tsx';
import { listResponse, settingsResponse, textCard, textId } from '../testing/text-card.ts';

// Two texts instead of a full page, because more rows would slow the tests down.
const sampleTexts = [textCard(1), textCard(2)];
const tags = { status: 200, body: { results: [{ name: 'sea' }] } };
const base = {
  'GET /api/settings/': settingsResponse,
  'GET /api/texts/tags/': tags,
  'GET /api/texts/': listResponse(sampleTexts, 30),
  'GET /api/texts/archived/': listResponse([]),
  'GET /api/texts/trash/': listResponse([]),
};
const currentUrl = () => screen.getByTestId('url').textContent;
const queries = (received: ReturnType<typeof fakeServer>, path: string) =>
  received
    .filter((request) => request.path === path && request.query['sort'] === 'date')
    .map(({ query }) => query);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const chooseMenuItem = async (title: string, item: string) => {
  fireEvent.click(await screen.findByLabelText(`More actions for “${title}”`));
  fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
};

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('the library', () => {
  it('shows how much of a text is known, rounded down, and links to it', async () => {
    fakeServer({
      ...base,
      'GET /api/texts/': listResponse([textCard(1, { position: 8, last_read_at: '2026-11-01T10:00:00Z' })]),
    });
    openTexts('/reading');
    const row = within(await screen.findByLabelText('Texts'));
    expect(row.getByText('87% known')).toBeTruthy();
    expect(await row.findByTitle('Page 3 of 10')).toBeTruthy();
    fireEvent.click(row.getByText('Texte 1'));
    expect(currentUrl()).toBe(`/reading/${textId(1)}`);
  });

  it('returns to page 1 and keeps the search when switching tabs', async () => {
    const received = fakeServer(base);
    openTexts('/reading?page=2&search=mer');
    await screen.findByText('Texte 1');
    fireEvent.click(screen.getByText('Archive', { selector: 'nav a' }));
    expect(currentUrl()).toBe('/reading/archive?search=mer');
    await waitFor(() =>
      expect(queries(received, '/api/texts/archived/')).toEqual([
        { language: 'fr', sort: 'date', page: '1', page_size: '12', search: 'mer' },
      ]),
    );
  });

  it('debounces the search, returns to page 1 and stores the query in the URL', async () => {
    const received = fakeServer(base);
    openTexts('/reading?page=2');
    await screen.findByText('Texte 1');
    await userEvent.type(screen.getByLabelText('Search titles and authors'), 'chat');
    await waitFor(() => expect(currentUrl()).toBe('/reading?search=chat'));
    const searches = queries(received, '/api/texts/').flatMap(({ search }) => (search ? [search] : []));
    await waitFor(() => expect(searches.every((search) => search === 'chat')).toBe(true));
  });

  it('returns to page 1 when a filter changes', async () => {
    fakeServer(base);
    openTexts('/reading?page=3');
    await screen.findByText('Texte 1');
    press('Favorites');
    expect(currentUrl()).toBe('/reading?favorite=true');
  });

  it('falls back to the last page if the page no longer exists', async () => {
    fakeServer(base);
    openTexts('/reading?page=9');
    await waitFor(() => expect(currentUrl()).toBe('/reading?page=3'));
  });

  it('offers to clear a search without results, and explains an empty library', async () => {
    fakeServer({ ...base, 'GET /api/texts/': listResponse([]) });
    openTexts('/reading?search=zzz&difficulty=advanced');
    await screen.findByText('No texts found');
    press('Clear search and filters');
    expect(currentUrl()).toBe('/reading');
    expect(await screen.findByText('Your library is empty')).toBeTruthy();
  });

  it('offers a retry after a loading error', async () => {
    fakeServer({
      ...base,
      'GET /api/texts/': (_request, count) =>
        count <= 2
          ? { status: 500, body: { error: 'x', code: 'internal_error' } }
          : listResponse(sampleTexts),
    });
    openTexts('/reading?page=1');
    fireEvent.click(await screen.findByText('Try Again'));
    expect(await screen.findByText('Texte 1')).toBeTruthy();
  });

  it.each([
    ['/reading/archive', 'GET /api/texts/archived/'],
    ['/reading/trash', 'GET /api/texts/trash/'],
  ])('shows a loading error on %s instead of an empty list', async (path, list) => {
    fakeServer({
      ...base,
      [list]: (_request, count) =>
        count === 1
          ? { status: 500, body: { error: 'x', code: 'internal_error' } }
          : listResponse(sampleTexts),
    });
    openTexts(path);
    expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy();
    fireEvent.click(screen.getByText('Try Again'));
    expect(await screen.findByText('Texte 1')).toBeTruthy();
  });

  it('shows when a text was added', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    fakeServer({ ...base, 'GET /api/texts/': listResponse([textCard(1, { created_at: yesterday })]) });
    openTexts('/reading');
    expect(await screen.findByText('Added yesterday')).toBeTruthy();
  });

  it.each(['Archive', 'Trash'])('%s asks for a language first', (title) => {
    const received = fakeServer(base);
    openTexts(`/reading/${title.toLowerCase()}`, { current_language: null, selected_languages: [] });
    expect(screen.getByText(title, { selector: 'h1' })).toBeTruthy();
    expect(screen.getByText('Select a language first')).toBeTruthy();
    expect(received).toEqual([]);
  });
});

describe('text actions', () => {
  it('toggle the star before the server responds, and revert it if the change is rejected', async () => {
    let reject = () => {};
    const wait = new Promise<void>((resolve) => (reject = resolve));
    fakeServer({
      ...base,
      [`PATCH /api/texts/${textId(1)}/`]: async () => {
        await wait;
        return { status: 500, body: { error: 'x', code: 'internal_error' } };
      },
    });
    openTexts('/reading');
    const star = await screen.findByLabelText('Favorite: Texte 1');
    fireEvent.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    reject();
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
  });

  it('move a text to the trash after confirmation, show a toast and can be undone', async () => {
    const savedResponse = { status: 200, body: { ...textCard(), task_status: null } };
    const received = fakeServer({ ...base, [`PATCH /api/texts/${textId(1)}/`]: savedResponse });
    const changes = () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    openTexts('/reading');
    await chooseMenuItem('Texte 1', 'Move to trash');
    expect(await screen.findByText('Are you sure you want to move this text to trash?')).toBeTruthy();
    expect(changes()).toEqual([]);
    press('Move to trash');
    expect(await screen.findByText('Text moved to trash')).toBeTruthy();
    press('Undo');
    expect(await screen.findByText('Text restored from trash')).toBeTruthy();
    expect(changes()).toEqual([{ is_deleted: true }, { is_deleted: false }]);
  });

  it.each([
    ['/reading', {}, 'Move to trash', 'Failed to move text to trash'],
    ['/reading/trash', { is_deleted: true }, 'Restore', 'Failed to restore text from trash'],
    ['/reading/trash', { is_deleted: true }, 'Delete Permanently', 'Failed to permanently delete text'],
    ['/reading', {}, 'Archive', 'Failed to archive text'],
    ['/reading/archive', { is_archived: true }, 'Unarchive', 'Failed to unarchive text'],
  ])('on %s (%j), a failed “%s” without a message shows “%s”', async (shelf, state, item, sentence) => {
    const path = `/api/texts/${textId(1)}/`;
    const lostResponse = { status: 599 };
    const response = listResponse([textCard(1, state)]);
    const fallbacks = ['delete', 'restore', 'delete_permanent', 'archive', 'unarchive'];
    fakeServer({
      ...base,
      'GET /api/texts/': response,
      'GET /api/texts/archived/': response,
      'GET /api/texts/trash/': response,
      [`PATCH ${path}`]: lostResponse,
      [`DELETE ${path}`]: lostResponse,
      ...Object.fromEntries(fallbacks.map((fallback) => [`POST ${path}${fallback}/`, lostResponse])),
    });
    openTexts(shelf);
    await chooseMenuItem('Texte 1', item);
    if (item === 'Move to trash' || item === 'Delete Permanently') {
      const question = await screen.findByRole('dialog');
      fireEvent.click(within(question).getByText(item));
    }
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('unarchive a text', async () => {
    const received = fakeServer({
      ...base,
      'GET /api/texts/archived/': listResponse([textCard(1, { is_archived: true })]),
      [`PATCH /api/texts/${textId(1)}/`]: { status: 200, body: { ...textCard(), task_status: null } },
    });
    openTexts('/reading/archive');
    await chooseMenuItem('Texte 1', 'Unarchive');
    expect(await screen.findByText('Text unarchived')).toBeTruthy();
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_archived: false });
  });

  it('permanently delete a text from the reading list via the trash after a single confirmation', async () => {
    const saved = { status: 200, body: { ...textCard(), task_status: null } };
    const received = fakeServer({
      ...base,
      [`PATCH /api/texts/${textId(1)}/`]: saved,
      [`DELETE /api/texts/${textId(1)}/`]: { status: 204 },
    });
    openTexts('/reading');
    await chooseMenuItem('Texte 1', 'Delete Permanently');
    await screen.findByText('Delete “Texte 1” permanently?');
    press('Delete Permanently');
    expect(await screen.findByText('Text permanently deleted')).toBeTruthy();
    expect(received.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'PATCH',
      'DELETE',
    ]);
  });

  it('move to the next row with J and archive it with E', async () => {
    const saved = { status: 200, body: { ...textCard(), task_status: null } };
    const received = fakeServer({ ...base, [`PATCH /api/texts/${textId(2)}/`]: saved });
    const { runShortcut } = await import('@/lib/shortcuts/shortcuts.ts');
    window.addEventListener('keydown', runShortcut);
    openTexts('/reading');
    await screen.findByText('Texte 1');
    await userEvent.keyboard('jje');
    expect(document.activeElement?.textContent).toBe('Texte 2');
    await screen.findByText('Text archived');
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_archived: true });
    window.removeEventListener('keydown', runShortcut);
  });
});

describe('a text that is being prepared', () => {
  const analyzing = textCard(1, { status: 'analysing', task: taskId, unknownWordsPercentage: null });
  const statusPath = `GET /api/tasks/tasks/${taskId}/status/`;

  it('shows its progress, and is polled until it is ready', async () => {
    vi.useFakeTimers();
    let isProcessed = false;
    const received = fakeServer({
      ...base,
      'GET /api/texts/': () => listResponse([isProcessed ? textCard(1) : analyzing]),
      [statusPath]: () => ({
        status: 200,
        body: task(isProcessed ? { status: 'SUCCESS', progress: 100 } : {}),
      }),
    });
    const requestCount = () => received.filter(({ path }) => path.includes('/tasks/')).length;
    const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    openTexts('/reading');
    await advance(100);
    expect(screen.getByText('40%')).toBeTruthy();
    await advance(2000);
    expect(requestCount()).toBe(3);

    focusManager.setFocused(false);
    await advance(5000);
    expect(requestCount()).toBe(3);

    focusManager.setFocused(true);
    isProcessed = true;
    await advance(1500);
    expect(screen.getByText('87% known')).toBeTruthy();
    const before = requestCount();
    await advance(10_000);
    expect(requestCount()).toBe(before);
  });

  it('shows why it failed and offers to delete it', async () => {
    fakeServer({
      ...base,
      'GET /api/texts/': listResponse([textCard(1, { status: 'failed', problem: 'encoding_unknown' })]),
    });
    openTexts('/reading');
    expect(await screen.findByText(/We couldn’t detect this file’s encoding/)).toBeTruthy();
    fireEvent.click(screen.getByText('Delete'));
    expect(await screen.findByText('Delete “Texte 1” permanently?')).toBeTruthy();
  });
});
