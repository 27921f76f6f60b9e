import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderApp } from '../../testing/render-app.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

// React logs the errors that a boundary catches; these tests throw on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it('shows the message of what was thrown and offers to load the page again', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="The shelf fell over" />
    </CrashBoundary>,
  );
  expect(screen.getByText('Oops! Something went wrong')).toBeTruthy();
  expect(screen.getByText('The shelf fell over')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
});

it('says that a new version is ready when a part of this one is gone', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="Failed to fetch dynamically imported module: /assets/x.js" />
    </CrashBoundary>,
  );
  expect(screen.getByText(/A new version is ready/)).toBeTruthy();
});

it('has a sentence for errors without one', () => {
  renderApp(
    <CrashBoundary>
      <Broken message="" />
    </CrashBoundary>,
  );
  expect(screen.getByText('An unexpected error occurred')).toBeTruthy();
});

it('forgets the failure on another page', () => {
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
