import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { BarChart, LineChart } from './chart.tsx';
import type { ChartData } from './chart-data.ts';
import { useDatePoints } from './use-date-points.ts';

const data: ChartData = {
  pointName: 'Day',
  points: [
    { short: 'Mon', long: 'Monday, 16 November' },
    { short: 'Tue', long: 'Tuesday, 17 November' },
  ],
  series: [
    { name: 'Words read', values: [1200, null] },
    { name: 'New words', values: [0, 7] },
  ],
};

test('shows a chart as one image, with a button that opens its data table', async () => {
  fakeServer({});
  renderApp(<LineChart label="Words per day" data={data} />);
  expect(screen.getByRole('img', { name: 'Words per day' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Words per day' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DayWords readNew words', 'Monday, 16 November1,2000', 'Tuesday, 17 November–7']);
  const button = screen.getByRole('button', { name: 'Show data', expanded: false });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Hide data', expanded: true })).toBe(button);
});

test('shows a message when there is no data', () => {
  fakeServer({});
  renderApp(<BarChart label="Words" data={{ ...data, series: [{ name: 'Words', values: [0, null] }] }} />);
  expect(screen.getByText('No data available for the selected period and language.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('offers a retry when loading fails', async () => {
  fakeServer({});
  const onRetry = vi.fn();
  renderApp(<BarChart label="Words" data={undefined} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to load data. Please try again later.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows a placeholder while loading', () => {
  fakeServer({});
  renderApp(<LineChart label="Words" data={undefined} />);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
});

describe('a plot', () => {
  const isDrawn = () => screen.getByRole('img', { name: 'Words' }).querySelector('svg') !== null;
  let approach: () => void;
  beforeEach(() => {
    class FakeObserver {
      constructor(callback: IntersectionObserverCallback) {
        const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
        approach = () => callback(entries, this as unknown as IntersectionObserver);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    fakeServer({});
    renderApp(<BarChart label="Words" data={data} />);
  });

  test('is drawn when it approaches the viewport', async () => {
    // Preload the plot's code.
    await import('./bar-plot.tsx');
    expect(isDrawn()).toBe(false);
    act(() => approach());
    await waitFor(() => expect(isDrawn()).toBe(true));
  });

  test('is drawn before the page is printed', async () => {
    fireEvent(window, new Event('beforeprint'));
    await waitFor(() => expect(isDrawn()).toBe(true));
  });
});

test('labels each point with the first day of its period in every time zone', () => {
  fakeServer({});
  const Labels = () => {
    const labelDates = useDatePoints();
    const [week] = labelDates(['2026-11-30'], 'week');
    const [month] = labelDates(['2026-11-01'], 'month');
    return <p>{[week?.short, week?.long, month?.short, month?.long].join('; ')}</p>;
  };
  renderApp(<Labels />);
  expect(screen.getByText(/^Nov 30; Nov 30 – Dec 6, 2026; Nov; November 2026$/)).toBeTruthy();
});

test('labels a partial week with the days that it covers', () => {
  fakeServer({});
  const Labels = () => (
    <p>
      {useDatePoints()(['2025-11-21', '2025-11-22', '2025-11-29'], 'week')
        .map(({ long }) => long)
        .join('; ')}
    </p>
  );
  renderApp(<Labels />);
  screen.getByText('Nov 21, 2025; Nov 22 – 28, 2025; Nov 29 – Dec 5, 2025');
});
