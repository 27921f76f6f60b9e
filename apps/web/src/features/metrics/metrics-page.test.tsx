import { metricNames } from '@glossa/contract/metrics';
import type { Metric, MetricName, Metrics } from '@glossa/contract/metrics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { MetricsPage } from './metrics-page.tsx';

const metric = (value = 0, before: number | null = 0): Metric => ({ value, before, points: [0, value] });

const metrics = (more: Partial<Metrics> = {}): Metrics => ({
  period: '30',
  from: '2026-10-24',
  to: '2026-11-22',
  unit: 'day',
  starts: ['2026-11-21', '2026-11-22'],
  before: '2026-09-24',
  figures: Object.fromEntries(metricNames.map((name) => [name, metric()])) as Record<MetricName, Metric>,
  retention: [],
  money: [],
  tasks: {
    succeeded: metric(),
    failed: metric(),
    revoked: metric(),
    waiting: 0,
    running: 0,
    oldest: null,
    kinds: [],
  },
  measured: null,
  ...more,
});

function openPage(body: Metrics) {
  const received = fakeServer({ 'GET /api/admin/metrics/': { status: 200, body } });
  renderApp(<MetricsPage />, {
    path: '/admin/metrics',
    session: { state: { status: 'authenticated', user: sampleUser({ is_superuser: true }) } },
  });
  return { user: userEvent.setup(), queries: () => received.map(({ query }) => query) };
}

const findTileText = async (part: string, label: string) => {
  const region = await screen.findByRole('region', { name: part });
  const term = within(region)
    .getAllByText(label)
    .find(({ tagName }) => tagName === 'DT');
  return term?.parentElement?.textContent;
};

it('shows each metric with its previous value', async () => {
  const figures = { ...metrics().figures, joined: metric(30, 20), study_seconds: metric(7200, 0) };
  const usd = { currency: 'USD', orders: metric(2), paid: metric(1998), refunded: metric(300) };
  openPage(metrics({ figures, money: [{ ...usd, net: metric(1698, 1000) }] }));
  expect(await findTileText('Learners', 'New learners')).toBe('New learners30+50%vs. 20');
  expect(await findTileText('Learning', 'Study time')).toMatch(/^Study time2 hr/);
  expect(await findTileText('Shop', 'Net revenue, USD')).toBe('Net revenue, USD$16.98+70%vs. $10.00');
});

it('shows the retention of each cohort', async () => {
  openPage(metrics({ retention: [{ week: '2026-11-09', size: 8, active: [8, 2] }] }));
  const row = await screen.findByRole('row', { name: /Nov 9/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['8', '100%', '25%']);
});

it('shows a dash when there is nothing to compare with, and explains missing data', async () => {
  const figures = { ...metrics().figures, joined: metric(3, null) };
  openPage(metrics({ before: null, figures }));
  expect(await findTileText('Learners', 'New learners')).toBe(
    'New learners3—No earlier data to compare with',
  );
  expect(screen.getByText(/not enough history/)).toBeDefined();
  expect(screen.getByText('No sales in this period.')).toBeDefined();
  expect(screen.getByText(/^Not measured yet/)).toBeDefined();
  expect(screen.getByText('No one joined in the last twelve weeks.')).toBeDefined();
});

it('fetches the metrics of another period', async () => {
  const { user, queries } = openPage(metrics());
  await user.click(await screen.findByRole('radio', { name: 'Year' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ period: '365' }));
});
