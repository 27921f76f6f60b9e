import { Notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { adminLearner } from '@/testing/admin-learner.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { confirmStore } from '@/ui/overlays/confirm.ts';
import { LearnersPage } from './learners-page.tsx';

const kim = adminLearner();
const lee = adminLearner({ id: '0192a0b0-0000-7000-8000-0000000000ab', username: 'lee' });
const kimPath = `/api/auth/learners/${kim.id}/`;
const noNetwork = 'Network error. Please check your connection and try again.';
const failToConnect = () => {
  throw new TypeError('Failed to fetch');
};

function open(routes: Parameters<typeof fakeServer>[0], path = '/admin/learners') {
  document.cookie = 'csrftoken=cookie; Path=/';
  let listedLearners = [kim, lee];
  const received = fakeServer({
    'GET /api/auth/learners/': () => ({
      status: 200,
      body: {
        results: listedLearners,
        count: listedLearners.length,
        more: false,
        next: null,
        previous: null,
        statuses: { active: listedLearners.length, inactive: 0 },
      },
    }),
    [`DELETE ${kimPath}hard_delete/`]: () => {
      listedLearners = [lee];
      return { status: 204 };
    },
    ...routes,
  });
  renderApp(
    <>
      <Notifications />
      <LearnersPage />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({ is_superuser: true }) } } },
  );
  const countRequests = () => received.filter(({ path: at }) => at === '/api/auth/learners/').length;
  return { user: userEvent.setup(), countRequests };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the entered values when saving fails, and shows why', async () => {
  const { user } = open(
    {
      [`GET ${kimPath}`]: (_request, times) => (times === 1 ? { status: 200, body: kim } : failToConnect()),
      [`PATCH ${kimPath}`]: failToConnect,
    },
    `/admin/learners?learner=${kim.id}`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Learner' }));
  await user.type(await dialog.findByLabelText('City'), 'Bonn');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe(`Error updating learner: ${noNetwork}`);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
  );
  expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Bonn');
});

it('reports an unknown outcome and reloads the list when a bulk action gets no response', async () => {
  const { user, countRequests } = open({ 'POST /api/auth/learners/bulk/': failToConnect });
  await user.click(await screen.findByRole('checkbox', { name: /kim/ }));
  const before = countRequests();
  const bar = screen.getByRole('region', { name: 'Selected learners' });
  await user.click(within(bar).getByRole('button', { name: 'Activate' }));
  const toast = within(await screen.findByRole('alert'));
  toast.getByText('We don’t know what was changed, so the list has been reloaded');
  toast.getByText(noNetwork);
  expect(countRequests()).toBe(before + 1);
});

it('counts only the learners whom a bulk action has changed', async () => {
  const { user } = open({
    'POST /api/auth/learners/bulk/': {
      status: 200,
      body: {
        results: [
          { id: kim.id, ok: true, changed: false, error: null },
          { id: lee.id, ok: true, changed: true, error: null },
        ],
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /kim/ }));
  const bar = screen.getByRole('region', { name: 'Selected learners' });
  await user.click(within(bar).getByRole('button', { name: 'Activate' }));
  await screen.findByText('1 learner activated');
});

it('moves the focus to the next row after a deletion', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Actions for kim' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete kim permanently?' }));
  await user.type(dialog.getByLabelText('Type kim to confirm'), 'kim');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByText('kim')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'lee' })));
});

it('shows a loading state, then why the list couldn’t be loaded', async () => {
  open({ 'GET /api/auth/learners/': { status: 500, body: { error: 'x', code: 'internal_error' } } });
  await screen.findByText('Loading learners...');
  await screen.findByText('Error loading learners: Server error. Please try again later.');
});

it('shows why a learner couldn’t be deactivated, and confirms a later success', async () => {
  const { user } = open({
    [`DELETE ${kimPath}`]: (_request, times) =>
      times === 1 ? { status: 409, body: { error: 'x', code: 'last_admin' } } : { status: 204 },
  });
  const deactivate = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for kim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await waitFor(() => expect(confirmStore.getState().question?.title).toBe('Deactivate kim?'));
    act(() => confirmStore.getState().question?.answer(true));
  };
  await deactivate();
  await screen.findByText('Error deleting learner: You can’t remove the last active admin.');
  await deactivate();
  await screen.findByText(
    'Learner deleted successfully: the account is deactivated and can be activated again.',
  );
});

it('confirms that a link to set a password was sent', async () => {
  const sent = vi.fn(() => ({ status: 204 }));
  const { user } = open({ [`POST ${kimPath}invite/`]: sent });
  await user.click(await screen.findByRole('button', { name: 'Actions for kim' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send a link to set a password' }));
  await screen.findByText('Email sent successfully');
  expect(sent).toHaveBeenCalledOnce();
});
