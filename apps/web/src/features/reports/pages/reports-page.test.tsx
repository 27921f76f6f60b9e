import {
  emptyReport,
  type ProgressReport,
  type ReadingReport,
  type Report,
  type VocabularyReport,
} from '@glossa/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ReportsPage } from './reports-page.tsx';

const self = { id: sampleUser().id, username: 'reader', name: 'Rea Der', languages: ['fr'] };
const zora = { id: '0192a0b0-0000-7000-8000-0000000000bb', username: 'zora', name: '', languages: ['de'] };
const base: Report = {
  from: '2026-11-16',
  to: '2026-11-17',
  period: 'last_week',
  unit: 'day',
  language: null,
  learner: self,
  stretches: [
    { from: '2026-11-16', to: '2026-11-16', done: emptyReport },
    {
      from: '2026-11-17',
      to: '2026-11-17',
      done: { ...emptyReport, seconds: 5400, reading_seconds: 5400 },
    },
  ],
  totals: {
    ...emptyReport,
    active_days: 1,
    seconds: 5400,
    reading_seconds: 5400,
    pages_read: 30,
    words_learned: 700,
  },
  before: { from: '2026-11-14', to: '2026-11-15', done: { ...emptyReport, pages_read: 20 } },
};
const vocabulary: VocabularyReport = {
  ...base,
  levels: [1, 2, 3, 4, 5].map((level) => ({ level, count: level })),
  learned: [{ text: 'bouilloire', translation: 'kettle', language: 'fr', date: '2026-11-17' }],
};
const progress: ProgressReport = {
  ...base,
  goals: [{ period: 'daily', measure: 'minutes', target: 20, times: 3, last_day: '2026-11-17' }],
  achievements: [{ id: 'words_100', title: '100 words known', date: '2026-11-16' }],
  streak: { current: 2, longest: 9, in_period: 2 },
};
const source = {
  type: 'reading',
  id: zora.id,
  title: 'The kettle',
  language: 'fr',
  seconds: 5400,
  pages: 30,
  words: 9000,
  words_per_minute: 100,
  times: 1,
  last_day: '2026-11-17',
  unknown_share: 0.25,
} as const;
const readingReport: ReadingReport = { ...base, sources: [source], source_count: 1 };

function UrlQuery() {
  const { search } = useLocation();
  return <output data-testid="url-query">{search}</output>;
}
const urlQuery = () => screen.getByTestId('url-query').textContent;

function openReports(path = '/reports', isStaff = false) {
  const respond = (body: Report) => ({
    status: 200,
    body,
  });
  const received = fakeServer({
    'GET /api/reports/learning/': ({ query }) =>
      // There is no German data.
      respond({
        ...base,
        ...(query['language'] === 'de' && { totals: emptyReport }),
        learner: query['learner'] === zora.id ? zora : self,
      }),
    'GET /api/reports/progress/': respond(progress),
    'GET /api/reports/vocabulary/': respond(vocabulary),
    'GET /api/reports/reading/': respond(readingReport),
    'GET /api/reports/learners/': { status: 200, body: { results: [zora] } },
    'GET /api/settings/': { status: 200, body: { sentencesPerPage: 4, fontSize: 16, lineSpacing: 1.8 } },
  });
  renderApp(
    <>
      <ReportsPage />
      <UrlQuery />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({ is_staff: isStaff }) } } },
  );
  return received;
}

it('generates the selected report and stores the selection in the URL', async () => {
  const received = openReports();
  expect(screen.getByText('Choose a report')).toBeDefined();
  expect(received).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last week');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'French');
  expect(screen.queryByLabelText('Learner')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  const sheet = within(await screen.findByRole('article', { name: 'Learning report' }));
  expect(urlQuery()).toBe('?kind=learning&period=last_week&language=fr');
  expect(received[0]?.query).toEqual({ period: 'last_week', language: 'fr' });
  expect(sheet.getByText('Rea Der')).toBeDefined();
  const hours = sheet.getByText('Hours of study').parentElement;
  expect(hours?.textContent).toBe('Hours of study1.5');
  const pages = sheet.getAllByText('Pages read')[0]?.parentElement;
  expect(pages?.textContent).toBe('Pages read30+50%');
  const table = within(sheet.getByRole('region', { name: 'All statistics' }));
  expect(table.getByRole('row', { name: /Nov 17, 2026 1 hr 30 min/ })).toBeDefined();
});

it('says that a report is empty', async () => {
  openReports('/reports?kind=learning&language=de');
  expect(await screen.findByText('No learning activity in this period')).toBeDefined();
  expect(screen.queryByText('All statistics')).toBeNull();
});

it('offers CSV export and printing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  openReports('/reports?kind=vocabulary&period=last_year');
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link.getAttribute('href')).toBe('/api/reports/vocabulary/?period=last_year&format=csv');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows reports on words, goals and texts', async () => {
  openReports('/reports?kind=vocabulary&period=last_week');
  const words = within(await screen.findByRole('region', { name: 'Words learned' }));
  expect(words.getByRole('row', { name: 'bouilloire kettle French Nov 17, 2026' })).toBeDefined();
  expect(screen.getByText('The first 1 of 700')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Progress' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('row', { name: '20 minutes of study Day 3 Nov 17, 2026' })).toBeDefined();
  expect(screen.getByRole('row', { name: '100 words known Nov 16, 2026' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Reading' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  const text = await screen.findByRole('link', { name: 'The kettle' });
  expect(text.getAttribute('href')).toBe(`/reading/${source.id}`);
  expect(text.closest('tr')?.textContent).toContain('25%');
});

it('lets staff select the learner', async () => {
  // jsdom can't scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const received = openReports('/reports', true);
  await userEvent.click(screen.getByRole('combobox', { name: 'Learner' }));
  await userEvent.click(await screen.findByRole('option', { name: 'zora' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(urlQuery()).toBe(`?kind=learning&period=last_month&learner=${zora.id}`));
  await screen.findByRole('article', { name: 'Learning report' });
  const request = received.findLast(({ path }) => path === '/api/reports/learning/');
  expect(request?.query).toEqual({ period: 'last_month', learner: zora.id });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Learner' }).value).toBe('zora');
});
