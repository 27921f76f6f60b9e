import type { EmailAddress } from '@glossa/contract/email-address';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { EmailSection } from './email-section.tsx';

const address = (more: Partial<EmailAddress> = {}): EmailAddress => ({
  email: 'reader@example.org',
  is_verified: true,
  is_link_sent: false,
  change: null,
  ...more,
});
const pending = (more: Partial<NonNullable<EmailAddress['change']>> = {}) =>
  address({ change: { email: 'new@example.org', is_confirmed: false, is_approved: false, ...more } });

beforeEach(() => {
  document.cookie = 'csrftoken=test; Path=/';
});

/** Renders the section. `now` is the current address, and `routes` respond to changes. */
function openSection(now: EmailAddress, routes: Parameters<typeof fakeServer>[0] = {}) {
  const check = vi.fn(() => Promise.resolve());
  const received = fakeServer({ 'GET /api/auth/email/': { status: 200, body: now }, ...routes });
  const user = sampleUser({ email: now.email, email_verified: now.is_verified });
  renderApp(<EmailSection />, { session: { state: { status: 'authenticated', user }, check } });
  return { received, check };
}

it('starts a change and shows what it is waiting for', async () => {
  const { received, check } = openSection(address(), {
    'POST /api/auth/email/change/': { status: 200, body: pending() },
  });
  await screen.findByText('Confirmed');
  await userEvent.type(screen.getByLabelText('New email address'), 'new@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await screen.findByText('Your address will change to new@example.org');
  expect(received.at(-1)?.body).toEqual({ email: 'new@example.org' });
  screen.getByText('Open the link that we sent to new@example.org.');
  screen.getByText('Open the link that we sent to reader@example.org.');
  expect(check).not.toHaveBeenCalled();
});

it('lists only the addresses that haven’t been confirmed yet, and lets the user cancel the change', async () => {
  const { received } = openSection(pending({ is_confirmed: true }), {
    'DELETE /api/auth/email/change/': { status: 200, body: address() },
  });
  await screen.findByText('Open the link that we sent to reader@example.org.');
  expect(screen.queryByText('Open the link that we sent to new@example.org.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep current address' }));
  await screen.findByLabelText('New email address');
  expect(received.at(-1)?.method).toBe('DELETE');
});

it('sends the link again if the address hasn’t been confirmed', async () => {
  const unverified = address({ is_verified: false, is_link_sent: true });
  const { received } = openSection(unverified, {
    'POST /api/auth/email/links/': { status: 200, body: unverified },
  });
  await screen.findByText('Not confirmed');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await vi.waitFor(() => expect(received.at(-1)?.path).toBe('/api/auth/email/links/'), longTimeout);
});

it('updates the user if the address was confirmed elsewhere in the meantime', async () => {
  const { check } = openSection(address({ is_verified: false }), {
    'POST /api/auth/email/links/': { status: 200, body: address() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
  await screen.findByText('Confirmed');
  expect(check).toHaveBeenCalledOnce();
});

it('shows next to the field why an address can’t be used', async () => {
  openSection(address(), {
    'POST /api/auth/email/change/': { status: 409, body: { error: 'x', code: 'email_unchanged' } },
  });
  const field = await screen.findByLabelText('New email address');
  await userEvent.type(field, 'reader@example.org{Enter}');
  await screen.findByText('This is already your email address.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
