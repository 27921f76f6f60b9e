import type { AdminLearner } from '@glossa/contract/learners';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { adminLearner } from '@/testing/admin-learner.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LearnersPage } from './learners-page.tsx';

const kim = adminLearner();
const { id } = kim;

function open(path = '/admin/learners', listedLearners: AdminLearner[] = [kim]) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    'GET /api/auth/learners/': {
      status: 200,
      body: {
        results: listedLearners,
        count: listedLearners.length,
        more: false,
        next: null,
        previous: null,
        statuses: { active: listedLearners.length, inactive: 3 },
      },
    },
    [`GET /api/auth/learners/${id}/`]: { status: 200, body: kim },
    [`GET /api/auth/learners/${id}/storage/`]: {
      status: 200,
      body: { used: 1024 ** 3, reserved: 0, limit: 5 * 1024 ** 3, kinds: [] },
    },
    [`PATCH /api/auth/learners/${id}/`]: { status: 200, body: kim },
    [`DELETE /api/auth/learners/${id}/hard_delete/`]: { status: 204 },
    'POST /api/auth/learners/bulk/': {
      status: 200,
      body: { results: [{ id, ok: false, changed: false, error: 'last_admin' }] },
    },
  });
  const admin = sampleUser({ is_superuser: true });
  renderApp(<LearnersPage />, { path, session: { state: { status: 'authenticated', user: admin } } });
  return {
    lastQuery: () => received.findLast(({ path: at }) => at === '/api/auth/learners/')?.query,
    sent: (method: string) => received.filter((one) => one.method === method),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('shows the required columns, and sorts and filters the list', async () => {
  const { lastQuery } = open();
  const table = await screen.findByRole('table', { name: 'Learners' });
  const heads = within(table).getAllByRole('columnheader');
  const names = ['ID', 'Username', 'Email', 'Name', 'Status', 'Subscription', 'Points', 'Actions'];
  expect(heads.map(({ textContent }) => textContent).filter(Boolean)).toEqual(names);
  for (const text of ['kim', 'kim@school.org', 'Kim Li', 'Active', 'Basic', 'Staff']) {
    expect(within(table).getByText(text)).toBeTruthy();
  }
  await userEvent.click(within(table).getByRole('button', { name: 'Points' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ ordering: '-points' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Roles' }), 'Staff');
  await waitFor(() => expect(lastQuery()).toMatchObject({ role: 'staff', ordering: '-points' }));
});

it('sends only the changed fields, with points as an integer', async () => {
  const { sent } = open(`/admin/learners?learner=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Learner' }));
  const points = await dialog.findByLabelText('Points');
  await userEvent.clear(points);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Points must be a whole number, 0 or more')).toBeTruthy();
  await userEvent.type(points, '2500');
  await userEvent.type(dialog.getByLabelText('Postal code'), '0815');
  await userEvent.selectOptions(dialog.getByLabelText('Level'), 'Polyglot');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH')[0]?.body).toEqual({ points: 2500, postalcode: '0815', user_level: 'polyglott' }),
  );
});

it('shows how much storage a learner uses', async () => {
  open(`/admin/learners?learner=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Learner' }));
  expect(await dialog.findByText('1 GB of 5 GB')).toBeTruthy();
});

it('edits every field of a learner', async () => {
  open(`/admin/learners?learner=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Learner' }));
  const points = await dialog.findByLabelText<HTMLInputElement>('Points');
  expect(points.type).toBe('number');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).type).toBe('email');
  for (const label of [
    'Username',
    'Email',
    'First name',
    'Last name',
    'Subscription',
    'Native language',
    'Learning language',
    'Level',
    'Address',
    'Postal code',
    'City',
    'Country',
    'Business Account',
    'Active',
  ])
    dialog.getByLabelText(new RegExp(`^${label}`), { selector: 'input, select' });
});

it('deletes a learner permanently only after the username is typed', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for kim' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete kim permanently?' }));
  const button = dialog.getByRole('button', { name: 'Delete permanently' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Type kim to confirm'), 'kim');
  await userEvent.click(button);
  await waitFor(() =>
    expect(sent('DELETE').map(({ path }) => path)).toEqual([`/api/auth/learners/${id}/hard_delete/`]),
  );
});

it('hides actions on the admin’s own row that would lock them out', async () => {
  open('/admin/learners', [{ ...kim, id: sampleUser().id }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for kim' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Audit log',
  ]);
});
