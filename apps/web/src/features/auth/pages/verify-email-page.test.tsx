import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const link = { purpose: 'verify', email: 'ada@example.org' };
const signedIn = { state: { status: 'authenticated', user: sampleUser() } } as const;
const refuse = (status: number, code: string) => ({ status, body: { error: code, code } });
const readPath = 'POST /api/auth/email/link/';
const confirmPath = 'POST /api/auth/email/confirm/';
const open = (options: Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'path'> = {}) =>
  renderApp(<VerifyEmailPage />, { path: '/verify-email?token=secret', ...options });

beforeEach(() => {
  document.cookie = 'csrftoken=test; Path=/';
});

it('confirms the email address only after a click', async () => {
  const received = fakeServer({
    [readPath]: { status: 200, body: link },
    [confirmPath]: { status: 200, body: { outcome: 'verified', email: link.email } },
  });
  open();
  await screen.findByText('Is ada@example.org your email address?');
  expect(received.map(({ path }) => path)).not.toContain('/api/auth/email/confirm/');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('status')).textContent).toContain('ada@example.org is confirmed.');
  expect(received.at(-1)?.body).toEqual({ token: 'secret' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

it('refreshes the session when a signed-in user confirms a new address', async () => {
  const check = vi.fn(() => Promise.resolve());
  fakeServer({
    [readPath]: { status: 200, body: { ...link, purpose: 'new_address' } },
    [confirmPath]: { status: 200, body: { outcome: 'changed', email: link.email } },
  });
  open({ session: { ...signedIn, check } });
  await screen.findByText('Do you want to use ada@example.org for your account?');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Your email address is now ada@example.org.');
  expect(check).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Continue to Glossa' })).toBeTruthy();
});

it('asks the owner of the current address to approve a change, and says which step is left', async () => {
  fakeServer({
    [readPath]: { status: 200, body: { ...link, purpose: 'old_address' } },
    [confirmPath]: { status: 200, body: { outcome: 'waiting', email: link.email } },
  });
  open();
  await screen.findByText('Do you want to change your account’s email address to ada@example.org?');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText(/Now open the link that we sent to your other address/);
});

it('offers to send a new link when a signed-in user opens an expired one', async () => {
  const address = { email: link.email, is_verified: false, is_link_sent: true, change: null };
  const received = fakeServer({
    [readPath]: refuse(400, 'email_link_expired'),
    'POST /api/auth/email/links/': { status: 200, body: address },
  });
  open({ session: signedIn });
  expect((await screen.findByRole('alert')).textContent).toBe('This link has expired.');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByRole('link', { name: 'Continue to Glossa' });
  expect(received.at(-1)?.path).toBe('/api/auth/email/links/');
});

it('links a visitor with an invalid link to the sign-in page', async () => {
  fakeServer({ [readPath]: refuse(400, 'email_link_invalid') });
  open();
  await screen.findByText('This link isn’t valid, or a newer one has replaced it.');
  expect(screen.getByRole('link', { name: 'Sign in to get a new link' }).getAttribute('href')).toBe(
    '/login?next=%2Fsettings%23account',
  );
});

it.each([
  ['email_link_used', 'This link has already been used.'],
  ['email_taken', 'An account with this email already exists.'],
])('shows the message for %s', async (code, text) => {
  fakeServer({ [readPath]: { status: 200, body: link }, [confirmPath]: refuse(409, code) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('offers to sign out when another account is signed in', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  fakeServer({ [readPath]: refuse(409, 'email_link_not_yours') });
  open({ session: { ...signedIn, signOut } });
  await screen.findByText(/You’re signed in as reader@example.org/);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('asks for the whole link when the token is missing', async () => {
  const received = fakeServer({});
  renderApp(<VerifyEmailPage />, { path: '/verify-email' });
  await screen.findByText('This link is incomplete. Copy the whole link from the email.');
  expect(received).toEqual([]);
});
