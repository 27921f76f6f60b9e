import type { OutboxMessage } from '@glossa/contract/outbox';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { errorText } from '@/lib/i18n/error-text.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { OutboxEmail } from './outbox-email.tsx';

const id = '0198a000-0000-7000-8000-000000000001';
const path = `POST /api/admin/outbox/${id}/reveal/`;
const link = 'https://glossa.example/reset-password?token=Zr4';

const email: OutboxMessage = {
  id,
  to: 'rea@example.org',
  subject: 'Set a new password for Glossa',
  text: 'Choose it here:\n\nhttps://glossa.example/reset-password?…',
  sent_at: '2026-11-24T10:00:00Z',
  links: 'hidden',
};

const render = (overrides: Partial<OutboxMessage> = {}) => {
  const onError = vi.fn<(error: Error) => void>();
  renderApp(<OutboxEmail email={{ ...email, ...overrides }} />, {
    session: { state: { status: 'authenticated', user: sampleUser() } },
    onError,
  });
  return { onError };
};

const enter = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: password } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Show links', hidden: true }).at(-1) as HTMLElement);
};

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('shows the link once the password is entered', async () => {
  const received = fakeServer({ [path]: { status: 200, body: { text: `Choose it here:\n\n${link}` } } });
  render();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('Quiet-Lamp-47!');
  expect(await screen.findByRole('link', { name: link, hidden: true })).toBeTruthy();
  expect(received[0]?.body).toEqual({ password: 'Quiet-Lamp-47!' });
  expect(screen.queryByRole('button', { name: 'Show links', hidden: true })).toBeNull();
});

it('shows a wrong-password error next to the field and other errors in a toast, and keeps the link hidden', async () => {
  fakeServer({
    [path]: (_request, count) =>
      count === 1
        ? { status: 400, body: { error: 'x', code: 'wrong_password' } }
        : { status: 429, body: { error: 'x', code: 'rate_limited' } },
  });
  const { onError } = render();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('Wrong-Lamp-47!');
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
  await enter('Wrong-Lamp-48!');
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(errorText(onError.mock.calls[0]?.[0])).toBe(
    'Too many requests. Please wait a moment and try again.',
  );
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

it('requires a password before sending a request', async () => {
  const received = fakeServer({});
  render();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(received).toHaveLength(0);
});

it('doesn’t offer links from another admin’s email', () => {
  render({ links: 'of_another_admin' });
  expect(screen.getByText('This email belongs to another admin, so its links stay hidden.')).toBeTruthy();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
