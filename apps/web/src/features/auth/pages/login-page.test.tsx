import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser, sessionResponse } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { credentialsProblem } from '../sign-in-problems.ts';
import { LoginPage } from './login-page.tsx';

const login = 'POST /api/auth/login/';
const options = 'GET /api/auth/single-sign-on/';
const school = { id: 'school', label: 'School account', creates_accounts: true };

async function signIn(email: string, password: string) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const start = vi.fn();
  renderApp(<LoginPage />, { session: { start } });
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return start;
}

it.each([
  ['/checkout?currency=EUR', true],
  ['/checkout?plan=premium', false],
  ['/reading', false],
])('says that the cart is preserved when continuing to %s: %s', (next, isPreserved) => {
  fakeServer({});
  renderApp(<LoginPage />, { path: `/login?next=${encodeURIComponent(next)}` });
  expect(screen.queryByText(/Your cart comes with you/) !== null).toBe(isPreserved);
});

it('requires an email and a password', async () => {
  const received = fakeServer({});
  await signIn('', '');
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('validates the email format and the password length', async () => {
  fakeServer({});
  await signIn('nobody', 'short');
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy();
});

it('shows an error next to the password field for wrong credentials', async () => {
  fakeServer({
    [login]: { status: 400, body: { error: 'Invalid credentials', code: 'invalid_credentials' } },
  });
  await signIn('a@b.example', 'wrong-password');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
});

it('says how long to wait when rate limited', async () => {
  fakeServer({
    [login]: { status: 429, body: { error: '', code: 'rate_limited' }, headers: { 'retry-after': '90' } },
  });
  await signIn('a@b.example', 'Some-Password');
  expect(await screen.findByText('Too many attempts. Try again in 2 minutes.')).toBeTruthy();
});

it('shows the server’s message for any other failure', async () => {
  const message = 'This account is deactivated.';
  fakeServer({ [login]: { status: 403, body: { error: message, code: 'account_inactive' } } });
  await signIn('a@b.example', 'Some-Password');
  expect(await screen.findByText(message)).toBeTruthy();
});

it('starts the session once the server has accepted the password', async () => {
  const response = sessionResponse(sampleUser());
  fakeServer({ [login]: { status: 200, body: response } });
  const start = await signIn('a@b.example', 'Some-Password');
  await waitFor(() => expect(start).toHaveBeenCalledWith(response));
});

it('shows a generic toast on a server error', async () => {
  const failed = vi.spyOn(toast, 'apiError').mockReturnValue('');
  fakeServer({ [login]: { status: 500, body: { error: 'Server error.', code: 'internal_error' } } });
  await signIn('a@b.example', 'Some-Password');
  await waitFor(() => expect(failed).toHaveBeenCalledWith('Login failed. Please try again.'));
});

it('doesn’t start a session when the response has no user', async () => {
  fakeServer({ [login]: { status: 200, body: { signingKey: 'key', expires_at: '2026-11-01T10:00:00Z' } } });
  const start = await signIn('a@b.example', 'Some-Password');
  expect(await screen.findByText('Invalid login response: missing user data')).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
});

it.each([
  ['', 'Secret-Word', 'Email and password are required'],
  ['a@b.example', '', 'Email and password are required'],
  ['nobody', 'Secret-Word', 'Invalid email format'],
  [`${'a'.repeat(250)}@b.example`, 'Secret-Word', 'Invalid email format'],
  ['a@b.example', 'Secret-Word', undefined],
])('validates email %j and password %j before the request is sent', (email, password, message) => {
  expect(credentialsProblem({ email, password })).toBe(message);
});

it('continues with the second step for an account that has one', async () => {
  fakeServer({
    [login]: { status: 403, body: { error: 'Enter the code', code: 'second_factor_required' } },
    'GET /api/auth/second-factor/methods/': { status: 200, body: { app: true, passkeys: false } },
  });
  const start = await signIn('a@b.example', 'Some-Password');
  expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeTruthy();
  expect(await screen.findByLabelText('Six-digit code')).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
});

it('offers sign-in with a provider below the form, and shows why it failed', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    [options]: { status: 200, body: { password_sign_in: true, providers: [school] } },
    'POST /api/auth/single-sign-on/school/start/': {
      status: 503,
      body: { error: '', code: 'provider_unreachable' },
    },
  });
  renderApp(<LoginPage />, { path: '/login?next=/words' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with School account' }));
  expect(await screen.findByText(/We couldn’t reach the sign-in provider/)).toBeTruthy();
  expect(received.at(-1)?.body).toEqual({ ui_language: 'en', next: '/words' });
  expect(screen.getByLabelText('Email')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toBeTruthy();
});

it('hides the password form when passwords are off, unless the URL requests it', async () => {
  const off = { [options]: { status: 200, body: { password_sign_in: false, providers: [school] } } };
  fakeServer(off);
  const { unmount } = renderApp(<LoginPage />, { path: '/login' });
  await screen.findByRole('button', { name: 'Sign in with School account' });
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByText('Create an account')).toBeNull();
  unmount();
  renderApp(<LoginPage />, { path: '/login?password=1' });
  await screen.findByRole('button', { name: 'Sign in with School account' });
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

it('links the provider from the earlier attempt once the owner has signed in', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    [options]: { status: 200, body: { password_sign_in: true, providers: [school] } },
    [login]: { status: 200, body: sessionResponse() },
    'POST /api/auth/identities/': { status: 204 },
  });
  const link = { provider: 'school', email: 'a@b.example' };
  renderApp(<LoginPage />, { path: { pathname: '/login', state: { link } } });
  expect(await screen.findByText(/You already have an account with a@b.example/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), 'Otters-swim-4-fun');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(received.at(-1)?.path).toBe('/api/auth/identities/'));
});
