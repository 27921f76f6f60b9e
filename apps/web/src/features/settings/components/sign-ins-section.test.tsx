import type { SignIn } from '@glossa/contract/sessions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

const signIn = (more: Partial<SignIn>): SignIn => ({
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  outcome: 'success',
  reason: null,
  method: 'password',
  is_new_device: false,
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  address: '203.0.113.7',
  date: '2026-11-01T10:00:00Z',
  ...more,
});

const open = (results: readonly SignIn[]) => {
  fakeServer({ 'GET /api/auth/sign-ins/': { status: 200, body: { results } } });
  renderApp(<SignInsSection />, { path: '/settings' });
};

it('shows where sign-ins came from, new devices and failed attempts', async () => {
  open([
    signIn({ is_new_device: true }),
    signIn({
      id: '0192a0b0-0000-7000-8000-0000000000a2',
      outcome: 'failure',
      reason: 'wrong_password',
      user_agent: '',
    }),
  ]);
  const [first, second] = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(first).toMatch(/^Safari on iOSNew devicePassword · 203\.0\.113\.7 · /);
  expect(second).toMatch(/^Unknown browser on unknown systemWrong password/);
});

it('says that no sign-ins have been recorded', async () => {
  open([]);
  await screen.findByText('No sign-ins recorded yet.');
});
