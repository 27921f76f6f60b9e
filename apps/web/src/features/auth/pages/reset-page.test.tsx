import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { ResetDone } from './reset-page.tsx';

afterEach(() => void vi.useRealTimers());

it('redirects to the sign-in page three seconds after the reset', async () => {
  vi.useFakeTimers();
  renderApp(
    <Routes>
      <Route path="/login" element={<p>sign-in page</p>} />
      <Route path="*" element={<ResetDone />} />
    </Routes>,
    { path: '/reset-password' },
  );
  const advanceOneSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByText('Taking you back to sign-in in 3 seconds.');
  await advanceOneSecond();
  await advanceOneSecond();
  screen.getByText('Taking you back to sign-in in 1 second.');
  expect(screen.queryByText('sign-in page')).toBeNull();
  await advanceOneSecond();
  screen.getByText('sign-in page');
});
