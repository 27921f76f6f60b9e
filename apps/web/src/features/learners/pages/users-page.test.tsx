import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { UsersPage } from './users-page.tsx';

const open = (roles: Parameters<typeof sampleUser>[0]) =>
  renderApp(
    <Routes>
      <Route path="/users" element={<UsersPage />} />
      <Route path="/admin/learners" element="the learners" />
      <Route path="/403" element="access denied" />
    </Routes>,
    { path: '/users', session: { state: { status: 'authenticated', user: sampleUser(roles) } } },
  );

it('announces the redirect and sends admins to the learners page', async () => {
  open({ is_superuser: true });
  expect(screen.getByRole('status').textContent).toBe('Redirecting to learner management…');
  await screen.findByText('the learners');
});

it('denies access to staff', () => {
  open({ is_staff: true });
  screen.getByText('access denied');
});
