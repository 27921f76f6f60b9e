import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { RelativeTime } from './relative-time.tsx';

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

it.each([
  [10, 'now'],
  [5 * 60, '5 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [86_400, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('shows %i seconds ago as "%s"', (seconds, text) => {
  renderApp(<RelativeTime value={secondsAgo(seconds + 1)} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it.each(['yesterday-ish', '', null])('shows %j as an unknown time', (value) => {
  renderApp(<RelativeTime value={value} />);
  expect(screen.getByText('Unknown time')).toBeTruthy();
});
