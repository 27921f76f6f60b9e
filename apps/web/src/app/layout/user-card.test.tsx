import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '../../testing/fake-server.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { UserCard } from './user-card.tsx';

const open = (plan: 'Basic' | 'Pro') => {
  fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 7, user_level: 'wordsmith', total_words: 1200, unique_words: 340 },
    },
  });
  renderApp(<UserCard />, {
    session: { state: { status: 'authenticated', user: person({ subscription_type: plan }) } },
  });
};

it('calls who has a paid plan a premium member', async () => {
  open('Pro');
  await screen.findByText('1,200');
  screen.getByText('Premium member');
});

it('names no membership with the plan that everybody has', async () => {
  open('Basic');
  await screen.findByText('1,200');
  expect(screen.queryByText('Premium member')).toBeNull();
});
