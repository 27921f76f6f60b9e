import type { Dashboard } from '@glossa/contract/dashboard';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(() => {
  document.cookie = 'csrftoken=token; Path=/';
});

const dates = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`);
const sampleId = (last: number) => `0192a0b0-0000-7000-8000-00000000000${last}`;
const series = (count: number) => dates.map((date) => ({ date, count }));

const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  stats: {
    words_learned: 321,
    videos_watched: 4,
    texts_read: 12,
    unique_words: 549,
    total_words: 9000,
    study_time: { total: 7500, today: 780 },
  },
  streak: { current: 3, longest: 9, today: false },
  active_days: ['2026-11-16', '2026-11-17'],
  weekly: dates.map((date) => ({
    date,
    day: 'Mon',
    stats: { texts_read: 0, videos_watched: 1, words_learned: 0 },
  })),
  learning_stats: { total_words: series(100), unique_words: series(0) },
  continue_reading: [
    {
      id: sampleId(1),
      title: 'Le phare',
      difficulty: 'beginner',
      share: 0.62,
      last_at: '2026-11-20T10:00:00Z',
    },
  ],
  continue_watching: [
    {
      id: sampleId(2),
      title: 'Le thé',
      difficulty: 'beginner',
      share: 0.25,
      last_at: '2026-11-21T10:00:00Z',
      thumbnail: null,
    },
  ],
  unread: [
    { id: sampleId(3), title: 'La pluie', difficulty: 'advanced' },
    { id: sampleId(4), title: 'Le pont', difficulty: 'beginner' },
    { id: sampleId(5), title: 'La gare', difficulty: 'beginner' },
  ],
  due: 24,
  goals: [],
  ...changes,
});

const findPanel = async (name: string) =>
  (await screen.findByText(name, { selector: 'h2, h3' })).closest('section') as HTMLElement;

const open = (response: Dashboard | undefined, others = {}) => {
  const received = fakeServer({
    'GET /api/dashboard/': response ? { status: 200, body: response } : { status: 500, body: {} },
    ...others,
  });
  renderApp(<DashboardPage />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
  return received;
};

test('shows the learner’s progress, with the most recently used items first', async () => {
  const received = open(dashboard());
  expect(await screen.findByRole('heading', { name: /Welcome back, .?Rea.?!/ })).toBeTruthy();
  expect(received.filter(({ path }) => path === '/api/dashboard/')).toMatchObject([
    { query: { language: 'fr' } },
  ]);
  const continuePanel = await findPanel('Continue');
  expect(
    within(continuePanel)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Le thé', 'Le phare', 'La pluie', 'Le pont']);
  expect(within(continuePanel).getByRole('link', { name: 'Le phare' }).getAttribute('href')).toBe(
    `/reading/${sampleId(1)}`,
  );
  const stats = screen.getByLabelText('Statistics').textContent;
  for (const stat of ['321', '549', '2 hr 5 min', 'Today: ', '13 min', '12 texts read']) {
    expect(stats).toContain(stat);
  }
  const streak = await findPanel('Study Streak');
  expect(streak.textContent).toContain('3 days');
  expect(streak.textContent).toContain('Study today to keep your streak.');
  expect(within(streak).getAllByText(/: studied$/)).toHaveLength(2);
  expect(screen.getByText('24 words to review')).toBeTruthy();
});

test('shows word and video counts and links to the shop', async () => {
  open(dashboard());
  const stats = (await screen.findByLabelText('Statistics')).textContent;
  for (const stat of ['Words Learned321', 'Videos Watched4', 'Unique Words549', 'Study Time']) {
    expect(stats).toContain(stat);
  }
  const card = screen.getByRole('link', { name: /^Visit Ebook Shop/ });
  expect(card.getAttribute('href')).toBe('/shop');
});

test('charts the week’s videos when no words were learned', async () => {
  open(dashboard());
  const week = within(await findPanel('Weekly Activity'));
  const rows = within(week.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect([rows[0], rows[1], rows[7]].map((row) => row?.textContent)).toEqual([
    'DayVideos',
    'Monday, November 16, 20261',
    'Sunday, November 22, 20261',
  ]);
  await userEvent.click(week.getByRole('radio', { name: 'Texts 0' }));
  expect(week.getByText('No data available for the selected period and language.')).toBeTruthy();
});

test('says that a chart has no data, and that another period failed to load', async () => {
  const received = open(dashboard(), {
    'GET /api/words/learning_stats/': { status: 500, body: { error: 'x', code: 'internal' } },
  });
  const learning = await findPanel('Learning progress');
  expect(within(learning).getByText('No data available for the selected period and language.')).toBeTruthy();
  await userEvent.click(within(learning).getByRole('radio', { name: 'Monthly' }));
  expect(await within(learning).findAllByText('Failed to load data. Please try again later.')).toHaveLength(
    2,
  );
  const request = received.find(({ path }) => path === '/api/words/learning_stats/');
  expect(request?.query).toEqual({ period: 'monthly', language: '7' });
});

test('shows the first steps to a new learner', async () => {
  const { stats } = dashboard();
  open(
    dashboard({
      streak: { current: 0, longest: 0, today: false },
      active_days: [],
      stats: { ...stats, total_words: 0, unique_words: 0, videos_watched: 0 },
      due: 0,
    }),
  );
  const steps = await findPanel('First steps');
  expect(within(steps).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Welcome, /);
  expect(screen.getByText('Nothing is due now.')).toBeTruthy();
});

test('links the first step to the starter stories when the learner has no texts', async () => {
  const streak = { current: 0, longest: 0, today: false };
  const { stats } = dashboard();
  const emptyDashboard = { streak, stats: { ...stats, total_words: 0 }, continue_reading: [], unread: [] };
  open(dashboard(emptyDashboard));
  const story = () => screen.findByRole('link', { name: 'Read a story, or add a text' });
  expect((await story()).getAttribute('href')).toBe('/start-learning');
  cleanup();
  open(dashboard({ ...emptyDashboard, unread: dashboard().unread }));
  expect((await story()).getAttribute('href')).toBe('/reading');
});

test('suggests unread texts when nothing is in progress, and adding a text when none are left', async () => {
  open(dashboard({ continue_reading: [], continue_watching: [] }));
  expect(within(await findPanel('New in your library')).getAllByRole('link')).toHaveLength(3);
  cleanup();
  open(dashboard({ continue_reading: [], continue_watching: [], unread: [] }));
  const add = within(await findPanel('Continue')).getByRole('link', { name: 'Add a text' });
  expect(add.getAttribute('href')).toBe('/articles/upload');
});

test('shows goal progress and saves edited goals', async () => {
  const received = open(
    dashboard({ goals: [{ period: 'daily', measure: 'words', target: 5, done: 2, is_reached: false }] }),
    { 'PUT /api/goals/': { status: 200, body: { goals: [] } } },
  );
  const goals = await findPanel('Goals');
  expect(goals.textContent).toContain('40%');
  await userEvent.click(within(goals).getByRole('button', { name: 'Set goals' }));
  const field = await screen.findByRole('textbox', { name: /Minutes of study.*Each week/ });
  await userEvent.type(field, '90');
  await userEvent.clear(screen.getByRole('textbox', { name: /Words learned.*Each day/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const put = await waitFor(() => {
    const sent = received.find(({ method }) => method === 'PUT');
    expect(sent).toBeDefined();
    return sent;
  });
  expect(put?.body).toEqual({
    goals: [{ period: 'weekly', measure: 'minutes', target: 90 }],
  });
});

test('offers a retry after a loading error', async () => {
  open(undefined);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});
