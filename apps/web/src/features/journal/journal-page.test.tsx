import type { CallResult } from '@glossa/contract/endpoint';
import type { JournalEntry, listJournal } from '@glossa/contract/journal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { JournalPage } from './journal-page.tsx';

const text = '0192a0b0-0000-7000-8000-00000000aaaa';
const entry = (changes: Partial<JournalEntry>): JournalEntry => ({
  id: '1',
  type: 'reading',
  title: 'The kettle',
  description: '',
  timestamp: '2026-11-20T18:30:00Z',
  language: 'fr',
  source_id: text,
  times: 1,
  wordsLearned: 0,
  words: [],
  learnedWords: [],
  stats: { newWords: 0, pagesRead: 3, duration: 25, cardsReviewed: 0 },
  ...changes,
});
const noTotals = {
  words_learned: 0,
  words_started: 0,
  pages_read: 0,
  time_spent: 0,
  cards_reviewed: 0,
  texts_read: 0,
  videos_watched: 0,
};
type Journal = CallResult<typeof listJournal>;
const createJournal = (changes: Partial<Journal> = {}): Journal => ({
  results: [],
  count: 0,
  next: null,
  previous: null,
  from: '2026-11-16',
  to: '2026-11-22',
  totals: noTotals,
  ...changes,
});
const twoDays = createJournal({
  count: 2,
  totals: { ...noTotals, words_learned: 12, pages_read: 3, time_spent: 5400 },
  results: [
    {
      date: '2026-11-20',
      entries: [
        entry({}),
        entry({
          id: '2',
          type: 'words',
          title: '',
          source_id: null,
          times: 0,
          words: ['bouilloire', 'thé'],
          wordsLearned: 2,
          learnedWords: ['tasse', 'sucre'],
          stats: { newWords: 5, pagesRead: 0, duration: 0, cardsReviewed: 4 },
        }),
      ],
    },
    { date: '2026-11-18', entries: [entry({ id: '3', title: 'Gone', source_id: null })] },
  ],
});

function CurrentSearch() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}
const currentSearch = () => screen.getByTestId('search').textContent;

function openJournal(response: Journal | { status: number; body: unknown }, path = '/journal') {
  const received = fakeServer({
    'GET /api/activity/journal/': 'status' in response ? response : { status: 200, body: response },
  });
  renderApp(
    <>
      <JournalPage />
      <CurrentSearch />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  const lastQuery = () => received.at(-1)?.query;
  return { lastQuery, received };
}

it('shows the activity of each day and the totals', async () => {
  const { lastQuery } = openJournal(twoDays);
  const day = within(
    (await screen.findByRole('heading', { name: 'Friday, November 20, 2026' })).closest(
      'section',
    ) as HTMLElement,
  );
  expect(day.getByRole('link', { name: 'The kettle' }).getAttribute('href')).toBe(`/reading/${text}`);
  expect(day.getByText('3 pages')).toBeDefined();
  expect(day.getByText('25 min')).toBeDefined();
  expect(day.getByRole('link', { name: 'Words: French' })).toBeDefined();
  expect(day.getByRole('list', { name: 'New words' }).textContent).toBe('bouilloirethéand 3 more');
  expect(day.getByRole('list', { name: 'Words learned' }).textContent).toBe('tassesucre');
  expect(screen.getByText('Gone').closest('a')).toBeNull();
  const totals = screen.getByRole('region', { name: 'Totals' });
  expect(within(totals).getByText('Hours of study').parentElement?.textContent).toContain('1.5');
  expect(within(totals).getByText('Words learned').parentElement?.textContent).toContain('12');
  expect(lastQuery()).toEqual({ period: 'week', activity: 'all', page: '1', page_size: '14' });
});

it('stores the filters in the URL and queries the server with them', async () => {
  const { lastQuery } = openJournal(twoDays, '/journal?period=month&page=2');
  const user = userEvent.setup();
  await screen.findByText('The kettle');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'Reading');
  expect(currentSearch()).toBe('?period=month&activity=reading');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French');
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(currentSearch()).toBe('?period=yesterday&activity=reading&language=fr');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ period: 'yesterday', activity: 'reading', language: 'fr' }),
  );
});

it('fetches a custom range only once it is valid', async () => {
  const { received } = openJournal(twoDays, '/journal?period=custom');
  expect(screen.getByText('Choose the first and the last day')).toBeDefined();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-10' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-09' } });
  expect(screen.getByText('The last day can’t be before the first')).toBeDefined();
  expect(received).toEqual([]);
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-20' } });
  await screen.findByText('The kettle');
  expect(received[0]?.query).toMatchObject({ period: 'custom', from: '2026-11-10', to: '2026-11-20' });
  expect(currentSearch()).toBe('?period=custom&from=2026-11-10&to=2026-11-20');
});

it('shows that a period is empty and offers to clear the filters', async () => {
  openJournal(createJournal(), '/journal?period=today&activity=video');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing yet today')).toBeDefined();
  expect(currentSearch()).toBe('?period=today');
});

it('offers a retry after a loading error', async () => {
  const { received } = openJournal({ status: 500, body: { error: 'x', code: 'internal_error' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(received.length).toBeGreaterThan(1));
});
