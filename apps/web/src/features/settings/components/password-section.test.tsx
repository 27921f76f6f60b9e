import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser, sessionResponse } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { PasswordSection } from './password-section.tsx';

const path = 'POST /api/auth/change-password/';
const validPassword = 'Quiet-Lamp-47!';

function change(current: string, next: string, repeated = next) {
  const start = vi.fn();
  renderApp(<PasswordSection />, {
    session: { start, state: { status: 'authenticated', user: sampleUser() } },
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Current password', current);
  type('New password', next);
  type('Confirm new password', repeated);
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  return start;
}

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it.each([
  ['nothing', '', '', '', 'All fields are required'],
  ['a short one', 'Old-Secret-9', 'Short-1', 'Short-1', 'New password must be at least 8 characters long'],
  ['two different ones', 'Old-Secret-9', validPassword, `${validPassword}x`, 'New passwords do not match'],
  [
    'the same as before',
    validPassword,
    validPassword,
    validPassword,
    'New password must be different from current password',
  ],
  [
    'one without a special character',
    'Old-Secret-9',
    'QuietLamp4747',
    'QuietLamp4747',
    'Password must contain at least one special character',
  ],
  [
    'a common pattern',
    'Old-Secret-9',
    'Quiet-Lamp-123!',
    'Quiet-Lamp-123!',
    'Password cannot contain common pattern: 123',
  ],
])('rejects %s', async (_what, current, next, repeated, message) => {
  const received = fakeServer({});
  change(current, next, repeated);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('shows an error next to the field if the current password is wrong', async () => {
  fakeServer({
    [path]: { status: 400, body: { error: 'The current password is wrong.', code: 'wrong_password' } },
  });
  change('Old-Secret-9', validPassword);
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
});

it('continues with the renewed session after a change and clears the fields', async () => {
  const session = sessionResponse();
  const received = fakeServer({ [path]: { status: 200, body: session } });
  const start = change('Old-Secret-9', validPassword);
  await waitFor(() => expect(start).toHaveBeenCalledWith(session));
  expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
    current_password: 'Old-Secret-9',
    new_password: validPassword,
  });
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
});
