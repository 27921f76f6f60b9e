import { Notifications, notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { toast } from './toast.tsx';

it('replaces the previous confirmation but keeps every error', async () => {
  renderApp(<Notifications />);
  const onUndo = vi.fn<() => void>();
  act(() => {
    toast.error('Not saved');
    toast.undo({ message: 'Text archived', onUndo });
  });
  await screen.findByText('Text archived');
  act(() => {
    toast.success('Text restored');
  });
  await screen.findByText('Text restored');
  await waitFor(() => expect(screen.queryByText('Text archived')).toBeNull());
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(onUndo).not.toHaveBeenCalled();
});

it.each([
  ['apiError', 4000],
  ['apiSuccess', 2000],
  ['loading', false],
  ['error', 5000],
  ['success', 5000],
  ['info', 5000],
] as const)('%s stays for %s ms', (kind, autoClose) => {
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  toast[kind]('Said');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ message: 'Said', autoClose }));
});
