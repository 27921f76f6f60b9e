import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sessionResponse } from '@/testing/sample-user.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { SecondStep } from './second-step.tsx';

const methods = 'GET /api/auth/second-factor/methods/';
const verify = 'POST /api/auth/second-factor/verify/';
const withApp = { [methods]: { status: 200, body: { app: true, passkeys: false } } };
const wrong = { status: 400, body: { error: 'Wrong', code: 'code_wrong' } };

function renderStep() {
  const onSignedIn = vi.fn();
  const onBack = vi.fn();
  renderApp(<SecondStep onSignedIn={onSignedIn} onBack={onBack} />);
  return { onSignedIn, onBack };
}

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('sends the code once it is complete and starts the session', async () => {
  const session = sessionResponse();
  const received = fakeServer({
    ...withApp,
    [verify]: { status: 200, body: { ...session, codes_left: null } },
  });
  const { onSignedIn } = renderStep();
  const field = await screen.findByLabelText('Six-digit code');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  await userEvent.type(field, '123 456');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session));
  expect(received.at(-1)?.body).toEqual({ method: 'app', code: '123 456' });
});

it('shows an error for a wrong code and clears the field', async () => {
  fakeServer({ ...withApp, [verify]: wrong });
  renderStep();
  const field = await screen.findByLabelText('Six-digit code');
  await userEvent.type(field, '123456');
  expect(await screen.findByText(/This code is wrong or was already used/)).toBeTruthy();
  expect(field).toHaveProperty('value', '');
});

it('accepts a recovery code and says how many are left', async () => {
  const info = vi.spyOn(toast, 'info').mockReturnValue('');
  const body = { ...sessionResponse(), codes_left: 2 };
  const received = fakeServer({ ...withApp, [verify]: { status: 200, body } });
  const { onSignedIn } = renderStep();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), '7K2M-X9QD-4TBR-W0HE');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(received.at(-1)?.body).toEqual({ method: 'recovery_code', code: '7K2M-X9QD-4TBR-W0HE' });
  expect(info).toHaveBeenCalledWith(expect.stringContaining('Codes left: 2. You’re running low'));
});

it('asks for a recovery code immediately when no authenticator app is set up', async () => {
  fakeServer({ [methods]: { status: 200, body: { app: false, passkeys: true } } });
  renderStep();
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
});

it('says that the sign-in attempt has expired, and offers to go back', async () => {
  fakeServer({ [methods]: { status: 409, body: { error: 'Expired', code: 'sign_in_expired' } } });
  const { onBack } = renderStep();
  expect(await screen.findByText('This sign-in has expired. Enter your password again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(onBack).toHaveBeenCalled();
});
