import type { User } from '@glossa/contract/auth';
import type { OwnedTask } from '@glossa/contract/tasks';
import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task } from '@/testing/task.ts';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { TasksPage } from './tasks-page.tsx';

const runningTask = task({ type: 'process_video', title: 'Herons', can_revoke: true });
const failed = task({
  id: '0192a0b0-0000-7000-8000-00000000aaab',
  type: 'import_words',
  title: 'birds.csv',
  status: 'FAILURE',
  message: 'internal_error',
  result: { added: 7 },
  finished_at: '2026-11-01T10:02:00Z',
  can_retry: true,
});
const at = ({ id }: OwnedTask, act: string) => `/api/tasks/tasks/${id}/${act}/`;

function openPage(tasks: readonly OwnedTask[], path = '/tasks', roles: Partial<User> = { is_staff: true }) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    'GET /api/tasks/tasks/': ({ query }) => {
      const results = tasks.filter(({ status }) => [undefined, status].includes(query['status'] as never));
      return { status: 200, body: { results, count: results.length, next: null, previous: null } };
    },
    'GET /api/tasks/queues/': { status: 200, body: { results: [] } },
    [`GET ${at(failed, 'status')}`]: { status: 200, body: failed },
    [`POST ${at(runningTask, 'revoke')}`]: { status: 200, body: { ...runningTask, status: 'REVOKED' } },
    [`POST ${at(failed, 'retry')}`]: { status: 202, body: { ...failed, status: 'PENDING' } },
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <TasksPage />
      <ConfirmDialog />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser(roles) } } },
  );
  const hasRequested = (to: string) => received.some(({ path: requested }) => requested === to);
  const lastQuery = () => received.findLast(({ path: to }) => to === '/api/tasks/tasks/')?.query;
  const changes = () => received.filter(({ method }) => method === 'POST').map(({ path: to }) => to);
  return { user, lastQuery, hasRequested, changes };
}

it('shows how many tasks will run before a waiting one', async () => {
  openPage([
    task({ status: 'PENDING', tasks_ahead: 3 }),
    task({ id: failed.id, status: 'PENDING', tasks_ahead: 0 }),
  ]);
  expect(await screen.findByText('3 tasks ahead of it')).toBeDefined();
  expect(screen.getByText('Next in line')).toBeDefined();
});

it('shows the state of everyone’s tasks and filters them', async () => {
  const { user, lastQuery } = openPage([runningTask, failed]);
  const bar = await screen.findByRole('progressbar', { name: 'Progress of “Herons”' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('Server error. Please try again later.')).toBeDefined();
  expect(screen.getByText('2 tasks')).toBeDefined();
  expect(lastQuery()).toEqual({ scope: 'all', page: '1', page_size: '20' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled');
  await screen.findByText('No matching tasks');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Importing words');
  await user.type(screen.getByRole('searchbox'), 'read');
  await waitFor(() => expect(lastQuery()).toMatchObject({ type: 'import_words', owner: 'read' }));
});

it('cancels and retries tasks after confirmation', async () => {
  const { user, changes } = openPage([runningTask, failed]);
  const cancel = () => screen.findByRole('button', { name: 'Cancel task: Herons' });
  await user.click(await cancel());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(changes()).toEqual([]);
  await user.click(await cancel());
  await user.click(await screen.findByRole('button', { name: 'Cancel task' }));
  await waitFor(() => expect(changes()).toEqual([at(runningTask, 'revoke')]));
  await user.click(await screen.findByRole('button', { name: 'Try Again: birds.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(changes()).toEqual([at(runningTask, 'revoke'), at(failed, 'retry')]));
});

it('shows the details of a task', async () => {
  const { user } = openPage([failed]);
  await user.click(await screen.findByRole('button', { name: 'Details of “birds.csv”' }));
  const panel = await screen.findByRole('dialog', { name: 'Task' });
  const findFact = async (name: string) => (await within(panel).findByText(name)).nextSibling?.textContent;
  expect(await findFact('Owner')).toBe('reader');
  expect(await findFact('Duration')).toBe('2 minutes');
  expect(await findFact('Words added')).toBe('7');
  expect(within(panel).getByText('Server error. Please try again later.')).toBeDefined();
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an empty state, and ignores invalid parameters in the URL', async () => {
  const { lastQuery } = openPage([], '/tasks?status=lost&type=x&page=0&task=1');
  await screen.findByText('No tasks yet');
  expect(lastQuery()).toEqual({ scope: 'all', page: '1', page_size: '20' });
});

it.each([
  ['a learner', {}],
  ['a shop client', { account_type: 'shop_client', current_language: null }],
] as const)('shows %s only their own tasks and no queues', async (_name, roles) => {
  const { user, lastQuery, hasRequested } = openPage([runningTask, failed], '/tasks?owner=somebody', roles);
  await screen.findByText('What the server is doing for you in the background.');
  await screen.findByText('2 tasks');
  expect(lastQuery()).toEqual({ scope: 'own', page: '1', page_size: '20' });
  expect(hasRequested('/api/tasks/queues/')).toBe(false);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  await waitFor(() => expect(lastQuery()).toMatchObject({ scope: 'own', status: 'FAILURE' }));
  expect(screen.queryByRole('button', { name: /Try these/ })).toBeNull();
});

it('doesn’t name the owner when users confirm an action on their own task', async () => {
  const { user } = openPage([runningTask], '/tasks', {});
  await user.click(await screen.findByRole('button', { name: 'Cancel task: Herons' }));
  await screen.findByText('“Herons” will be stopped. Anything created so far is kept.');
});

it('shows why the list couldn’t be loaded and reloads it', async () => {
  fakeServer({
    'GET /api/tasks/tasks/': (_request, count) =>
      count === 1
        ? { status: 500, body: { error: 'x', code: 'internal_error' } }
        : { status: 200, body: { results: [runningTask], count: 1, next: null, previous: null } },
  });
  renderApp(<TasksPage />, {
    path: '/tasks',
    session: { state: { status: 'authenticated', user: sampleUser() } },
  });
  await screen.findByText('Server error. Please try again later.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('1 task');
});
