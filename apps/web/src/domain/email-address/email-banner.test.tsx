import type { EmailAddress } from '@glossa/contract/email-address';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { EmailBanner } from './email-banner.tsx';

afterEach(() => localStorage.clear());

/** Renders the banner. Returns the received requests. */
function openBanner(more: Partial<EmailAddress> = {}, { path = '/dashboard', id = sampleUser().id } = {}) {
  const address = { email: 'ada@example.org', is_verified: false, is_link_sent: true, change: null, ...more };
  const received = fakeServer({ 'GET /api/auth/email/': { status: 200, body: address } });
  const user = sampleUser({ id, email_verified: false });
  renderApp(<EmailBanner />, { path, session: { state: { status: 'authenticated', user } } });
  return received;
}

const settle = (received: unknown[]) => waitFor(() => expect(received).toHaveLength(1));

it('says where the link was sent', async () => {
  openBanner();
  await screen.findByText(/Open the link that we sent to ada@example.org/);
  expect(screen.getByRole('link', { name: 'Change address' }).getAttribute('href')).toBe('/settings#account');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('offers to send a link if there is none', async () => {
  openBanner({ is_link_sent: false });
  await screen.findByRole('button', { name: 'Send link' });
});

it('stays closed for the rest of the day, but only for this account', async () => {
  openBanner();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  await settle(openBanner());
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  openBanner({}, { id: '0192a0b0-0000-7000-8000-000000000002' });
  await screen.findByRole('status');
});

it.each(['/reading/7', '/reading/7/page/2', '/videos/learn/7'])('doesn’t cover %s', async (path) => {
  await settle(openBanner({}, { path }));
  expect(screen.queryByRole('status')).toBeNull();
});
