import type { OutboxMail } from '@glossa/contract/outbox';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { MailRow } from './mail-row.tsx';

const id = '0198a000-0000-7000-8000-000000000001';
const path = `POST /api/admin/outbox/${id}/reveal/`;
const link = 'https://glossa.example/reset-password?token=Zr4';

const mail: OutboxMail = {
  id,
  to: 'rea@example.org',
  subject: 'Set a new password for Glossa',
  text: 'Choose it here:\n\nhttps://glossa.example/reset-password?…',
  sent_at: '2026-11-24T10:00:00Z',
  links: 'hidden',
};

const render = (given: Partial<OutboxMail> = {}) =>
  renderApp(<MailRow mail={{ ...mail, ...given }} />, {
    session: { state: { status: 'authenticated', user: person() } },
  });

const enter = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: password } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Show links', hidden: true }).at(-1) as HTMLElement);
};

beforeEach(() => {
  document.cookie = 'csrftoken=kept; Path=/';
});

it('shows the link after the password was entered', async () => {
  const received = fakeServer({ [path]: { status: 200, body: { text: `Choose it here:\n\n${link}` } } });
  render();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('Quiet-Lamp-47!');
  expect(await screen.findByRole('link', { name: link, hidden: true })).toBeTruthy();
  expect(received[0]?.body).toEqual({ password: 'Quiet-Lamp-47!' });
  expect(screen.queryByRole('button', { name: 'Show links', hidden: true })).toBeNull();
});

it.each([
  ['wrong_password', 400, 'The current password is wrong.'],
  ['rate_limited', 429, 'Too many requests. Please wait a moment and try again.'],
])('says so when the answer is %s, and shows no link', async (code, status, error) => {
  fakeServer({ [path]: { status, body: { error, code } } });
  render();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('Wrong-Lamp-47!');
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

it('asks for a password before anything is sent', async () => {
  const received = fakeServer({});
  render();
  fireEvent.click(screen.getByRole('button', { name: 'Show links', hidden: true }));
  await enter('');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(received).toHaveLength(0);
});

it('offers no links of another admin', () => {
  render({ links: 'of_another_admin' });
  expect(screen.getByText('This email belongs to another admin. Its links stay hidden.')).toBeTruthy();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
