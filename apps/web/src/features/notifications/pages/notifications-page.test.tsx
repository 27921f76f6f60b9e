import type { Notification } from '@glossa/contract/notifications';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleNotification } from '@/testing/sample-notification.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const video = '/videos/learn/0192a0b0-0000-7000-8000-00000000000b';
const failedTask = sampleNotification({
  id: '0192a0b0-0000-7000-8000-0000000000c2',
  type: 'TASK_FAILED',
  subject: 'Otters',
  problem: 'video_damaged',
  is_read: true,
});

function openPage(all: readonly Notification[], path = '/notifications', account = sampleUser()) {
  document.cookie = 'csrftoken=cookie; Path=/';
  let listedNotifications = [...all];
  const received = fakeServer({
    'GET /api/tasks/notifications/': ({ query }) => {
      const isRead = query['is_read'];
      const results = listedNotifications.filter(
        (one) => isRead === undefined || String(one.is_read) === isRead,
      );
      return { status: 200, body: { results, count: results.length, next: null, previous: null } };
    },
    'POST /api/tasks/notifications/mark_all_read/': () => {
      listedNotifications = listedNotifications.map((one) => ({ ...one, is_read: true }));
      return { status: 200, body: { count: 1 } };
    },
    [`POST /api/tasks/notifications/${sampleNotification().id}/mark_read/`]: () => {
      listedNotifications = listedNotifications.map((one) => ({ ...one, is_read: true }));
      return { status: 200, body: sampleNotification({ is_read: true }) };
    },
  });
  const user = userEvent.setup();
  renderApp(
    <Routes>
      <Route path="/notifications" element={<NotificationsPage />} />
      <Route path={video} element={<p>The video</p>} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    { path, session: { state: { status: 'authenticated', user: account } } },
  );
  const markedPaths = () => received.filter(({ method }) => method === 'POST').map(({ path: to }) => to);
  return { user, marked: markedPaths };
}

it('shows the outcome of each task and the reason for a failure', async () => {
  openPage([sampleNotification(), failedTask]);
  const [done, wrong] = await screen.findAllByRole('listitem');
  expect(within(done as HTMLElement).getByText('Task completed')).toBeDefined();
  expect(
    within(done as HTMLElement).getByText(
      'The video “Herons” was processed successfully and is ready to watch.',
    ),
  ).toBeDefined();
  expect(within(done as HTMLElement).getByRole('img', { name: 'Unread' })).toBeDefined();
  expect(
    within(wrong as HTMLElement).getByText(
      'The video “Otters” couldn’t be processed. This video is damaged or incomplete.',
    ),
  ).toBeDefined();
  expect(within(wrong as HTMLElement).queryByRole('img', { name: 'Unread' })).toBeNull();
});

it('groups notifications by day', async () => {
  const notificationAt = (number: number, at: string) =>
    sampleNotification({
      id: `0192a0b0-0000-7000-8000-00000000000${number}`,
      subject: `Video ${number}`,
      created_at: at,
    });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 0, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  openPage([
    notificationAt(1, at(18, 0)),
    notificationAt(2, at(17, 23)),
    notificationAt(3, at(17, 9)),
    notificationAt(4, at(15, 8)),
  ]);
  const days = await screen.findAllByRole('region');
  const shownDays = days.map((day) => [
    within(day).getByRole('heading').textContent,
    ...within(day)
      .getAllByRole('listitem')
      .map((row) => /Video \d/.exec(row.textContent)?.[0]),
  ]);
  expect(shownDays).toEqual([
    ['today', 'Video 1'],
    ['yesterday', 'Video 2', 'Video 3'],
    ['Sunday, November 15, 2026', 'Video 4'],
  ]);
  // The heading already names the day.
  expect(within(days[2] as HTMLElement).getByText('8:00 AM')).toBeDefined();
  expect(within(days[0] as HTMLElement).getByText('30 minutes ago')).toBeDefined();
});

it('offers a next step when empty: reading, the shop or all notifications', async () => {
  openPage([]);
  expect((await screen.findByRole('link', { name: 'Start reading' })).getAttribute('href')).toBe('/reading');
  cleanup();
  openPage([], '/notifications', sampleUser({ account_type: 'shop_client' }));
  expect((await screen.findByRole('link', { name: 'Go to the shop' })).getAttribute('href')).toBe('/shop');
  cleanup();
  const { user } = openPage([failedTask], '/notifications?show=unread');
  await user.click(await screen.findByRole('button', { name: 'View all notifications' }));
  expect(await screen.findByText(/Otters/)).toBeDefined();
});

it('marks a clicked notification as read and follows its link', async () => {
  const { user, marked } = openPage([sampleNotification()]);
  await user.click(await screen.findByRole('link', { name: /Herons/ }));
  await screen.findByText('The video');
  expect(marked()).toEqual([`/api/tasks/notifications/${sampleNotification().id}/mark_read/`]);
});

it('filters by read state and marks all as read', async () => {
  const { user, marked } = openPage([sampleNotification(), failedTask]);
  await user.click(await screen.findByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('No new notifications');
  await user.click(screen.getByRole('radio', { name: 'Read' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(marked()).toEqual(['/api/tasks/notifications/mark_all_read/']);
});

it('leads back to the home page when opened directly, even with invalid URL parameters', async () => {
  const { user } = openPage([], '/notifications?show=some&page=x');
  await screen.findByText('No notifications yet');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await screen.findByText('Home');
});
