import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '@/testing/render-app.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

// Silence the console: React logs every error that a boundary catches, and these tests throw on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it('shows the error’s message and offers to reload the page', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="The shelf fell over" />
    </CrashBoundary>,
  );
  expect(screen.getByText('Oops! Something went wrong')).toBeTruthy();
  expect(screen.getByText('The shelf fell over')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
});

it('says that a new version is ready when a dynamically imported module fails to load', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="Failed to fetch dynamically imported module: /assets/x.js" />
    </CrashBoundary>,
  );
  expect(screen.getByText(/A new version is ready/)).toBeTruthy();
});

it('shows a generic message for an error that has no message', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="" />
    </CrashBoundary>,
  );
  expect(screen.getByText('An unexpected error occurred')).toBeTruthy();
});

it('clears the error when the user moves to another page', () => {
  function Pages() {
    const [page, setPage] = useState('a');
    return (
      <>
        <button type="button" onClick={() => setPage('b')}>
          go on
        </button>
        <CrashBoundary resetKey={page}>{page === 'a' ? <Broken message="x" /> : <p>page b</p>}</CrashBoundary>
      </>
    );
  }
  renderApp(<Pages />);
  fireEvent.click(screen.getByText('go on'));
  expect(screen.getByText('page b')).toBeTruthy();
});
