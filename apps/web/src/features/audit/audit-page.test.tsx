import type { AuditEntry } from '@glossa/contract/audit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { AuditPage } from './audit-page.tsx';

const ada = { id: '0192a0b0-0000-7000-8000-0000000000aa', name: 'Ada Admin' };
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '0192a0b0-0000-7000-8000-0000000000e1',
  actor: ada.name,
  actor_id: ada.id,
  is_operator: false,
  action: 'content.publish',
  target_kind: 'ebook',
  target_id: '0192a0b0-0000-7000-8000-0000000000f1',
  reason: '',
  detail: { title: 'Herons' },
  date: '2026-11-01T10:00:00Z',
  ...more,
});
const refund = entry({
  id: '0192a0b0-0000-7000-8000-0000000000e2',
  action: 'order.refund',
  target_kind: 'order',
  target_id: '0192a0b0-0000-7000-8000-00000000beef',
  reason: 'Bought twice',
  detail: {},
});
const price = entry({
  id: '0192a0b0-0000-7000-8000-0000000000e3',
  action: 'content.price',
  detail: { title: 'Owls', fields: ['discountPercentage', 'money'] },
});

function openPage(entries: readonly AuditEntry[], path = '/admin/audit') {
  const received = fakeServer({
    'GET /api/admin/audit/': {
      status: 200,
      body: { results: entries, count: entries.length, next: null, previous: null },
    },
    'GET /api/admin/audit/actors/': { status: 200, body: { results: [ada] } },
  });
  renderApp(<AuditPage />, {
    path,
    session: { state: { status: 'authenticated', user: sampleUser({ is_superuser: true }) } },
  });
  const lastQuery = () => received.findLast(({ path: to }) => to === '/api/admin/audit/')?.query;
  return { user: userEvent.setup(), lastQuery };
}

it('describes each action in a sentence and links to its target', async () => {
  openPage([entry({}), refund, price]);
  await screen.findByText(/published the ebook “Herons”/);
  expect(screen.getByText(/refunded order 0000BEEF/)).toBeDefined();
  expect(screen.getByText('Bought twice')).toBeDefined();
  expect(screen.getByText('Fields: discount and price')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Show: refunded order 0000BEEF' });
  expect(link.getAttribute('href')).toBe(`/admin/orders?order=${refund.target_id}`);
});

it('describes the operator’s actions, including those on targets without a name, and filters by operator', async () => {
  const operator = { actor: 'glossa', actor_id: null, is_operator: true };
  const sampleEntry = (action: string, target_kind: string, target_id: string, detail = {}) =>
    entry({ ...operator, id: crypto.randomUUID(), action, target_kind, target_id, detail });
  const { user, lastQuery } = openPage([
    sampleEntry('learner.promote', 'learner', ada.id, { title: 'ada' }),
    sampleEntry('learner.recount', 'learner', ada.id, { title: 'ada', count: 1200 }),
    sampleEntry('files.reseal', 'files', 'all', { count: 3 }),
    sampleEntry('backup.restore', 'backup', '2026-11-01T10:00:00.000Z'),
    sampleEntry('dictionary.install', 'dictionary', 'fra-eng', { title: 'fra-eng', count: 9 }),
  ]);
  await screen.findByText(/made ada an admin/);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'The operator made ada an admin',
    'The operator repaired counts for the learner ada: 1,200',
    'The operator re-encrypted files for sale with the current secret: 3',
    expect.stringMatching(/^The operator restored the backup Nov 1, 2026, .+, replacing all data$/),
    'The operator installed the dictionary fra-eng',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'The operator');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Backup restored');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'Backups');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ actor: 'operator', action: 'backup.restore', kind: 'backup' }),
  );
});

it('shows the start and the result of a learner import', async () => {
  const target = { action: 'learner.import', target_kind: 'learners' };
  openPage([
    entry({ ...target, detail: { title: '7b.csv', added: 1200, changed: 3, kept: 0, refused: 4 } }),
    entry({ ...target, id: refund.id, detail: { title: '7b.csv', started: true, invite: true } }),
  ]);
  await screen.findByText(/^imported learners from the list 7b.csv/);
  expect(screen.getByText('Added: 1,200 · changed: 3 · unchanged: 0 · rejected: 4')).toBeDefined();
  expect(screen.getByText(/started importing learners from the list 7b.csv/)).toBeDefined();
});

it('filters by actor, action, target kind and search text', async () => {
  const { user, lastQuery } = openPage([entry({})]);
  await screen.findByRole('option', { name: ada.name });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), ada.name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Published');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item' }), 'Ebooks');
  await user.type(screen.getByRole('searchbox'), 'heron');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      actor: ada.id,
      action: 'content.publish',
      kind: 'ebook',
      search: 'heron',
    }),
  );
});

it('ignores invalid parameters in the URL, and shows that no entry matches', async () => {
  const { lastQuery } = openPage([], '/admin/audit?action=x&kind=y&actor=1&search=owl');
  await screen.findByText('No matching entries');
  expect(lastQuery()).toEqual({ page: '1', page_size: '50', search: 'owl' });
});

it('shows the details of learner changes, ended sessions, imports and queue retries', async () => {
  const learner = { target_kind: 'learner', target_id: '0192a0b0-0000-7000-8000-0000000000c1' };
  const learnerEntry = (number: number, action: string, detail: AuditEntry['detail']) =>
    entry({ ...learner, id: `0192a0b0-0000-7000-8000-0000000000d${number}`, action, detail });
  openPage([
    learnerEntry(1, 'learner.update', {
      title: 'kim',
      fields: ['postalcode'],
      is_superuser: [false, true],
      subscription_type: ['Basic', 'Pro'],
      points: [0, 1500],
      user_level: [null, 'linguist'],
    }),
    learnerEntry(2, 'learner.create', {
      title: 'lee',
      is_superuser: true,
      is_staff: false,
      subscription_type: 'Pro',
    }),
    learnerEntry(3, 'learner.end_sessions', { title: 'kim', sessions: 1, tokens: 2 }),
    learnerEntry(4, 'learner.import', { started: true, existing: 'update', invite: false }),
    entry({ action: 'queue.retry', target_kind: 'queue', target_id: 'media', detail: { count: 3 } }),
    entry({
      id: crypto.randomUUID(),
      action: 'service.change',
      target_kind: 'service',
      target_id: 'speech',
      detail: {},
    }),
  ]);
  await screen.findByText(
    'Fields: Postal code · Admin: no → yes · Subscription: Basic → Pro · Points: 0 → 1,500 · Level: – → Linguist',
  );
  screen.getByText('Roles: Admin · Subscription: Pro');
  screen.getByText('1 session · 2 access tokens');
  screen.getByText('Emails that already have an account: Update from the list · Invitations: no');
  screen.getByText(/Media/);
  screen.getByText(/changed the service “Speech”/);
});

it('filters by one learner and clears that filter', async () => {
  const id = '0192a0b0-0000-7000-8000-0000000000c1';
  const one = entry({
    target_kind: 'learner',
    target_id: id,
    action: 'learner.invite',
    detail: { title: 'kim' },
  });
  const { user, lastQuery } = openPage([one], `/admin/audit?target_id=${id}`);
  await screen.findByText('Only actions on kim');
  expect(lastQuery()).toMatchObject({ target_id: id });
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('target_id'));
});

it('starts today’s range at midnight in the browser’s time zone', async () => {
  const { lastQuery } = openPage([entry({})], '/admin/audit?span=1');
  await screen.findByText(/published the ebook/);
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  expect(lastQuery()).toMatchObject({ from: midnight.toISOString() });
});
