import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { PasswordSection } from './password-section.tsx';
import { ProvidersSection } from './providers-section.tsx';

const list = 'GET /api/auth/identities/';
const identity = {
  id: '0192a0b0-0000-7000-8000-000000000009',
  provider: 'school',
  label: 'School account',
  email: 'ada@school.test',
  linked_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
};
const google = { id: 'google', label: 'Google', creates_accounts: false };

const answer = (changes: object = {}) => ({
  status: 200,
  body: { results: [identity], providers: [google], has_password: true, accepts_passwords: true, ...changes },
});

const render = (section: ReactNode) => {
  document.cookie = 'csrftoken=cookie; Path=/';
  return renderApp(section, { session: { state: { status: 'authenticated', user: sampleUser() } } });
};

it('lists linked providers and those that can be linked', async () => {
  const received = fakeServer({
    [list]: answer(),
    'POST /api/auth/single-sign-on/google/link/': {
      status: 503,
      body: { error: '', code: 'provider_unreachable' },
    },
  });
  render(<ProvidersSection />);
  expect(await screen.findByText('ada@school.test')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(received.at(-1)?.body).toEqual({ next: '/settings#security' }));
});

it('shows nothing on a site without providers', async () => {
  const received = fakeServer({ [list]: answer({ results: [], providers: [] }) });
  render(<ProvidersSection />);
  await waitFor(() => expect(received).toHaveLength(1));
  expect(screen.queryByText('Sign-in providers')).toBeNull();
});

it('lets a user without a password set one', async () => {
  const received = fakeServer({
    [list]: answer({ has_password: false }),
    'POST /api/auth/set-password/': { status: 409, body: { error: '', code: 'has_password' } },
  });
  render(<PasswordSection />);
  const button = await screen.findByRole('button', { name: 'Set a password' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  for (const label of ['New password', 'Confirm new password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Otters-swim-5-fun!' } });
  await userEvent.click(button);
  const sent = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ new_password: 'Otters-swim-5-fun!' }]));
});

it('doesn’t offer to set a password if passwords are turned off', async () => {
  const received = fakeServer({ [list]: answer({ accepts_passwords: false }) });
  const { container } = render(<PasswordSection />);
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('input[type=password]')).toBeNull());
});
