import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { UserCard } from './user-card.tsx';

const open = (plan: 'Basic' | 'Pro') => {
  fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 7, user_level: 'wordsmith', total_words: 1200, unique_words: 340 },
    },
  });
  renderApp(<UserCard />, {
    session: { state: { status: 'authenticated', user: sampleUser({ subscription_type: plan }) } },
  });
};

it('labels a user on a paid plan as a premium member', async () => {
  open('Pro');
  await screen.findByText('1,200');
  screen.getByText('Premium member');
});

it('shows no membership label on the Basic plan', async () => {
  open('Basic');
  await screen.findByText('1,200');
  expect(screen.queryByText('Premium member')).toBeNull();
});

it('shows the username, the points, and the total and unique words', async () => {
  open('Basic');
  await screen.findByText('1,200');
  const card = within(screen.getByRole('region', { name: 'reader' }));
  for (const text of ['reader', '7', '1,200', '340']) card.getByText(text);
});

it('shows a dash for each number that could not be loaded', async () => {
  const received = fakeServer({
    'GET /api/auth/learners/me/': { status: 400, body: { error: 'x', code: 'invalid_request' } },
  });
  renderApp(<UserCard />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
  await waitFor(() => expect(received).not.toHaveLength(0));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–']);
});
