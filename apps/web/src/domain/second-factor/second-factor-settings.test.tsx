import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { ProofRequests } from './proof-requests.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';

const state = 'GET /api/auth/second-factor/';
const start = 'POST /api/auth/second-factor/app/';
const confirm = 'POST /api/auth/second-factor/app/confirm/';
const proof = 'POST /api/auth/proof/';
const nothing = { app_since: null, passkeys: [], codes_left: 0, is_required: false, passkey_host: null };
const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/Glossa:a?secret=ABCD' };
const proofRequired = { status: 409, body: { error: 'Confirm', code: 'proof_required' } };

function renderSettings() {
  const check = vi.fn(() => Promise.resolve());
  const screenWithDialog = (
    <>
      <SecondFactorSettings />
      <ProofRequests />
    </>
  );
  renderApp(screenWithDialog, {
    session: { check, state: { status: 'authenticated', user: sampleUser() } },
  });
  return check;
}

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('sets up an app, shows the recovery codes once and requires saving them', async () => {
  const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  fakeServer({
    [state]: { status: 200, body: nothing },
    [start]: { status: 200, body: setup },
    [confirm]: { status: 200, body: { recovery_codes: codes } },
  });
  const check = renderSettings();
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Six-digit code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(codes[0] as string)).toBeTruthy();
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done).toHaveProperty('disabled', true);
  expect(check).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('I’ve saved these codes'));
  await userEvent.click(done);
  await waitFor(() => expect(check).toHaveBeenCalled());
  expect(screen.queryByText(codes[0] as string)).toBeNull();
});

it('asks for the password when the user must confirm their identity, and then continues', async () => {
  const server = fakeServer({ [state]: { status: 200, body: nothing }, [start]: proofRequired });
  renderSettings();
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'Quiet-Lamp-47!');
  fakeServer({
    [state]: { status: 200, body: nothing },
    [proof]: { status: 204, body: undefined },
    [start]: { status: 200, body: setup },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('Six-digit code')).toBeTruthy();
  expect(server.length).toBeGreaterThan(0);
});

it('lists passkeys and warns when few recovery codes are left', async () => {
  const passkey = {
    id: '0192a0b0-0000-7000-8000-000000000002',
    name: 'Laptop',
    created_at: '2026-11-01T10:00:00Z',
    last_used_at: null,
  };
  fakeServer({ [state]: { status: 200, body: { ...nothing, passkeys: [passkey], codes_left: 2 } } });
  renderSettings();
  expect(await screen.findByText('Laptop')).toBeTruthy();
  expect(screen.getByText('Codes left: 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Laptop' })).toBeTruthy();
});

it('doesn’t offer to remove the last factor from users whose role requires one', async () => {
  const body = { ...nothing, app_since: '2026-11-01T10:00:00Z', codes_left: 10, is_required: true };
  fakeServer({ [state]: { status: 200, body } });
  renderSettings();
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});
