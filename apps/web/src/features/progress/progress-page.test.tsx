import type { Insights } from '@glossa/contract/insights';
import { noActivity } from '@glossa/contract/progress';
import type { Progress } from '@glossa/contract/progress';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ProgressPage } from './progress-page.tsx';

const progress: Progress = {
  study_time: { total: 36_000, today: 600 },
  words_learned: 321,
  unique_words: 549,
  streak: { current: 3, longest: 9, today: true },
  accuracy: 0.86,
  today: { ...noActivity, seconds: 600, words_read: 412 },
  week: { ...noActivity, seconds: 3600, words_learned: 5 },
  weeklyProgress: Array.from({ length: 7 }, (_, index) => ({
    date: `2026-11-${16 + index}`,
    day: 'Mon',
    minutes: 10 + index,
    words: index,
  })),
  achievements: [{ id: 'words_100', title: '100 words known', date: '2026-10-02' }],
  next_milestones: [{ id: 'words_500', title: '500 words known', done: 321, target: 500 }],
  goals: [],
};
const insights: Insights = {
  vocabulary_growth: [{ date: '2026-11-01', count: 321 }],
  reading_speed: [
    { date: '2026-11-09', words_per_minute: null },
    { date: '2026-11-16', words_per_minute: 92.4 },
  ],
  comprehension: { share: 0.914, words: 4000 },
  areas: {
    answers: 60,
    share: 0.7,
    areas: [
      { kind: 'mode', name: 'listen', answers: 40, share: 0.9 },
      { kind: 'part_of_speech', name: 'verb', answers: 20, share: 0.5 },
    ],
  },
  recommendations: [
    {
      kind: 'text',
      id: '0192a0b0-0000-7000-8000-000000000003',
      title: 'Le phare',
      difficulty: 'beginner',
      words: 900,
      unknown_share: 0.053,
      share: 0,
      thumbnail: null,
    },
  ],
};

const open = (response: Progress, insightsResponse: Insights | undefined, user = sampleUser()) => {
  const received = fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 1200, user_level: 'linguist', total_words: 4000, unique_words: 549 },
    },
    'GET /api/progress/': { status: 200, body: response },
    'GET /api/progress/insights/': insightsResponse
      ? { status: 200, body: insightsResponse }
      : { status: 500, body: {} },
  });
  renderApp(<ProgressPage />, { session: { state: { status: 'authenticated', user } } });
  return received;
};
const findPanel = async (name: string) =>
  (await screen.findByText(name, { selector: 'h2' })).closest('section') as HTMLElement;

test('shows the learner’s level and points', async () => {
  open(progress, insights);
  const findFact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
  expect((await findFact('Level'))?.textContent).toBe('LevelLinguist');
  expect((await findFact('Points'))?.textContent).toBe('Points1,200');
});

test('shows activity, achievements, upcoming milestones and insights', async () => {
  open(progress, insights);
  const stats = (await screen.findByLabelText('Statistics')).textContent;
  for (const stat of ['10 hr', '321', '3 days', '86%']) expect(stats).toContain(stat);
  expect((await findPanel("Today's Activity")).textContent).toContain('Words read412');
  const week = within(await findPanel('This week')).getByRole('table');
  expect(within(week).getAllByRole('row').at(-1)?.textContent).toBe('Sunday, November 22, 2026166');
  expect((await findPanel('Recent achievements')).textContent).toContain('100 words known');
  expect((await findPanel('Next milestones')).textContent).toMatch(/500 words known.*321.* of .*500/);
  expect((await findPanel('Comprehension rate')).textContent).toContain('91.4%');
  const areas = await findPanel('Strong and weak areas');
  expect(areas.textContent).toMatch(/Stronger than your average.*Listen.*90%.*40 answers.*Weaker.*verb.*50%/);
  const nextPanel = await findPanel('What to read or watch next');
  expect(within(nextPanel).getByRole('link', { name: 'Le phare' })).toBeTruthy();
  expect(nextPanel.textContent).toContain('94% known');
  const speed = within(await findPanel('Reading speed')).getByRole('table');
  expect(
    within(speed)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '92 words a minute']);
});

test('shows a dash for missing values', async () => {
  open(
    { ...progress, accuracy: null, today: noActivity, achievements: [] },
    {
      ...insights,
      comprehension: { share: null, words: 0 },
      areas: { answers: 0, share: null, areas: [] },
      recommendations: [],
    },
  );
  expect((await screen.findByLabelText('Statistics')).textContent).toContain('Accuracy–');
  expect((await findPanel("Today's Activity")).textContent).toContain('Nothing yet today');
  expect((await findPanel('Comprehension rate')).textContent).toContain('–');
  expect((await findPanel('Strong and weak areas')).textContent).toContain('after 20 reviews');
});

test('shows the rest of the page when the insights fail to load', async () => {
  open(progress, undefined);
  const growth = await findPanel('Vocabulary growth');
  expect(await within(growth).findByText('Failed to load data. Please try again later.')).toBeTruthy();
  expect(screen.getByLabelText('Statistics')).toBeTruthy();
});

test('shows a learner’s combined progress in all languages on request', async () => {
  const languages = [
    { name: 'French', code: 'fr' },
    { name: 'German', code: 'de' },
  ];
  const received = open(progress, insights, sampleUser({ selected_languages: languages }));
  await screen.findByLabelText('Statistics');
  await userEvent.click(screen.getByRole('radio', { name: 'All languages' }));
  await screen.findByLabelText('Statistics');
  const queries = received.filter(({ path }) => path === '/api/progress/').map(({ query }) => query);
  expect(queries).toEqual([{ language: 'fr' }, {}]);
});
