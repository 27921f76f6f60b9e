import type { QueueState } from '@glossa/contract/queues';
import { Notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { QueuePanel } from './queue-panel.tsx';

const queue = (more: Partial<QueueState>): QueueState => ({
  name: 'analysis',
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  oldest: null,
  workers: 1,
  ...more,
});
const job = (id: string) => ({
  id,
  job: 'process-video',
  reason: 'no space left on device',
  attempts: 3,
  failed_at: '2026-11-01T10:00:00Z',
});

function openPanel(results: readonly QueueState[]) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    'GET /api/tasks/queues/': { status: 200, body: { results } },
    'GET /api/tasks/queues/media/failed/': { status: 200, body: { results: [job('7'), job('8')] } },
    'POST /api/tasks/queues/media/retry/': { status: 200, body: { retried: 1 } },
  });
  renderApp(
    <>
      <Notifications />
      <QueuePanel />
    </>,
    { path: '/tasks', session: { state: { status: 'authenticated', user: sampleUser({ is_staff: true }) } } },
  );
  return { user: userEvent.setup(), received };
}

it('shows the state of the queues and which have no workers', async () => {
  openPanel([queue({ waiting: 4, active: 1 }), queue({ name: 'lemmas', workers: 0 })]);
  const row = await screen.findByRole('row', { name: /^Analysis/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['4', '1', '0', '0', '—', '1']);
  expect(within(screen.getByRole('row', { name: /^Lemmas/ })).getByText('none')).toBeDefined();
});

it('shows why jobs failed and retries one or all of them', async () => {
  const { user, received } = openPanel([queue({ name: 'media', failed: 2 })]);
  await user.click(await screen.findByRole('button', { name: 'Show 2 failed jobs in Media' }));
  const panel = await screen.findByRole('dialog', { name: 'Failed jobs: Media' });
  expect(await within(panel).findAllByText('no space left on device')).toHaveLength(2);
  const bodies = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await user.click(within(panel).getAllByRole('button', { name: 'Try again: process-video' })[0] as Element);
  await waitFor(() => expect(bodies()).toEqual([{ ids: ['7'] }]));
  await user.click(await within(panel).findByRole('button', { name: 'Try all 2 again' }));
  await waitFor(() => expect(bodies()).toEqual([{ ids: ['7'] }, {}]));
  await screen.findByText('1 job queued again');
});

it('shows that the numbers are stale, and why', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  });
  fakeServer({
    'GET /api/tasks/queues/': (_request, times) => {
      if (times > 1) throw new TypeError('Failed to fetch');
      return { status: 200, body: { results: [queue({ waiting: 4 })] } };
    },
  });
  renderApp(<QueuePanel />, {
    session: { state: { status: 'authenticated', user: sampleUser({ is_staff: true }) } },
  });
  await screen.findByRole('row', { name: /^Analysis/ });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Network error.* As of .+/);
  screen.getByRole('row', { name: /^Analysis/ });
  vi.useRealTimers();
});
