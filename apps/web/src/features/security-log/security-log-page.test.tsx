import type { SecurityEvent } from '@glossa/contract/security-log';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { SecurityLogPage } from './security-log-page.tsx';

const accountId = '0192a0b0-0000-7000-8000-0000000000aa';
let count = 0;
const event = (more: Partial<SecurityEvent>): SecurityEvent => ({
  id: `0192a0b0-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`,
  kind: 'sign_in',
  outcome: 'success',
  reason: null,
  account_id: accountId,
  account: 'ada',
  alias: '',
  actor_kind: 'self',
  actor: null,
  address: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  detail: { method: 'password', new_device: false },
  date: '2026-11-01T10:00:00Z',
  ...more,
});

function openPage(events: readonly SecurityEvent[], path = '/admin/security') {
  const received = fakeServer({
    'GET /api/admin/security-events/': {
      status: 200,
      body: { results: events, count: events.length, next: null, previous: null },
    },
  });
  renderApp(<SecurityLogPage />, {
    path,
    session: { state: { status: 'authenticated', user: sampleUser({ is_superuser: true }) } },
  });
  const lastQuery = () => received.findLast(({ path: to }) => to === '/api/admin/security-events/')?.query;
  return { user: userEvent.setup(), lastQuery };
}

const rowTexts = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

it('describes sign-ins, failed attempts and lockouts', async () => {
  const nobody = { account_id: null, account: null, alias: 'unknown:a1b2c3d4e5' };
  openPage([
    event({ detail: { method: 'passkey', new_device: true } }),
    event({ ...nobody, outcome: 'failure', reason: 'unknown_account' }),
    event({ ...nobody, kind: 'lockout', outcome: 'failure', reason: 'too_many_attempts', detail: {} }),
  ]);
  const [signIn, failure, lockout] = await rowTexts();
  expect(signIn).toMatch(/^Sign-inNew device.*ada.*Passkey.*Firefox on Linux.*203\.0\.113\.7/);
  expect(failure).toMatch(/^Sign-inFailed.*Unknown account a1b2c3d4e5.*Unknown account.*Password/);
  expect(lockout).toMatch(/^Locked after too many attemptsFailed/);
  const [link] = within(screen.getAllByRole('listitem')[1] as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/admin/security?search=unknown%3Aa1b2c3d4e5');
});

it('describes other users’ changes to an account', async () => {
  const deleted = { account_id: null, account: null, alias: 'deleted:z9y8x7w6v5' };
  openPage([
    event({ kind: 'role_change', actor_kind: 'user', actor: 'grace', detail: { is_staff: [false, true] } }),
    event({ kind: 'sessions_end', actor_kind: 'user', actor: null, detail: { sessions: 1, tokens: 2 } }),
    event({ kind: 'factor_reset', actor_kind: 'operator', user_agent: '', detail: {} }),
    event({ ...deleted, kind: 'account_delete', address: '', user_agent: '', detail: {} }),
    event({ kind: 'export', detail: { subject: 'audit_log' } }),
    event({ kind: 'something_new', detail: {} }),
  ]);
  const rows = await rowTexts();
  expect(rows[0]).toMatch(/^Role change.*Staff: no → yes.*By grace/);
  expect(rows[1]).toMatch(/^Signed out everywhere.*1 session.*2 access tokens.*By Deleted account/);
  expect(rows[2]).toMatch(/By The operator/);
  expect(rows[3]).toMatch(/Deleted account z9y8x7w6v5/);
  expect(rows[4]).toMatch(/^Data export.*Audit log/);
  expect(rows[5]).toMatch(/^something_new/);
});

it('filters by event, outcome and search text', async () => {
  const { user, lastQuery } = openPage([event({})]);
  await screen.findByRole('listitem');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Role change');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Failed');
  await user.type(screen.getByRole('searchbox'), '203.0');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ kind: 'role_change', outcome: 'failure', search: '203.0' }),
  );
});

it('filters by account and clears that filter', async () => {
  const { user, lastQuery } = openPage([event({})], `/admin/security?account_id=${accountId}&kind=x`);
  await screen.findByText('Only events for ada');
  expect(lastQuery()).toEqual({ page: '1', page_size: '50', account_id: accountId });
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('account_id'));
});
