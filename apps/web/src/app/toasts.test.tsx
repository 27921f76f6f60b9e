import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { Toasts } from './toasts.tsx';

const advance = (span: number) => act(() => vi.advanceTimersByTimeAsync(span));

beforeEach(() => {
  // Remove toasts that the previous test left behind.
  notifications.clean();
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => notifications.clean());
  vi.useRealTimers();
});

it('shows a message at the top right for five seconds', async () => {
  renderApp(<Toasts />);
  act(() => void toast.error('Not saved'));
  await advance(4900);
  expect(screen.getByText('Not saved').closest('[data-position]')?.getAttribute('data-position')).toBe(
    'top-right',
  );
  await advance(1000);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('shows up to 20 toasts at once, and the next when one of them closes', async () => {
  renderApp(<Toasts />);
  const ids: string[] = [];
  act(() => {
    for (let n = 1; n <= 21; n += 1) ids.push(toast.error(`Failure ${n}`));
  });
  await advance(500);
  expect(screen.getAllByText(/^Failure \d+$/)).toHaveLength(20);
  expect(screen.queryByText('Failure 21')).toBeNull();
  act(() => void toast.hide(ids[0] ?? ''));
  await advance(500);
  screen.getByText('Failure 21');
});
