import type { Notification } from '@glossa/contract/notifications';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleNotification } from '@/testing/sample-notification.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { Bell } from './bell.tsx';

const countPath = '/api/tasks/notifications/count_unread/';

function open(unread: readonly Notification[], count = unread.length) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const read = sampleNotification({ is_read: true });
  const received = fakeServer({
    [`GET ${countPath}`]: { status: 200, body: { count } },
    'GET /api/tasks/notifications/unread/': {
      status: 200,
      body: { results: unread, count: unread.length, next: null, previous: null },
    },
    [`POST /api/tasks/notifications/${read.id}/mark_read/`]: { status: 200, body: read },
  });
  renderApp(<Bell />);
  return received;
}

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows a count of %i as %s', async (count, shown) => {
  open([], count);
  const bell = await screen.findByRole('button', { name: `Notifications, ${count} unread` });
  expect(bell.textContent).toBe(shown);
});

it('shows no count when it can’t be loaded', async () => {
  const received = fakeServer({ [`GET ${countPath}`]: { status: 500, body: { error: 'x', code: 'x' } } });
  renderApp(<Bell />);
  await waitFor(() => expect(received).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
});

it('says that there are no new notifications, and links to the page with all notifications', async () => {
  open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await screen.findByText('No new notifications');
  const allLink = screen.getByRole('link', { name: 'View all notifications' });
  expect(allLink.getAttribute('href')).toBe('/notifications');
});

it('marks a clicked notification as read and closes', async () => {
  const received = open([sampleNotification()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(await screen.findByRole('link', { name: /Herons/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('polls every 30 seconds, but only while the page is visible', async () => {
  vi.useFakeTimers();
  const received = open([]);
  const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await advance(29_000);
  expect(received).toHaveLength(1);
  await advance(32_000);
  expect(received).toHaveLength(3);
  act(() => focusManager.setFocused(false));
  await advance(300_000);
  expect(received).toHaveLength(3);
});
