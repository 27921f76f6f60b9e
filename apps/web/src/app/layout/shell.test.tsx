import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';

import { companion } from '@/testing/companion.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { Shell } from './shell.tsx';

// The shell imports this module lazily. Import it up front, so that the import can't finish after the last test.
beforeAll(() => import('./deferred-frame.tsx'));

/** Renders the shell in a window of the given size in pixels; 1 em is 16 px. */
function open(width: number, height = 800) {
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, side, em] = /^\(max-(width|height): ([\d.]+)em\)$/.exec(query) ?? [];
    const matches = em !== undefined && (side === 'width' ? width : height) <= Number(em) * 16;
    return Object.assign(media(query), { matches });
  });
  fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 7, user_level: 'wordsmith', total_words: 1200, unique_words: 340 },
    },
    'GET /api/companion/': { status: 200, body: companion() },
  });
  return renderApp(<Shell />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
}

it('shows the sidebar beside the page at 768 px and wider', () => {
  open(768);
  screen.getByRole('complementary');
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

it('opens the sidebar over the page below 768 px', async () => {
  open(767);
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Main navigation' });
});

it.each([
  [481, true],
  [480, false],
])('on a screen %i px high, starts with the sidebar expanded: %s', (height, expanded) => {
  open(900, height);
  screen.getByRole('button', { name: expanded ? 'Collapse sidebar' : 'Expand sidebar', expanded });
});

it('narrows the sidebar from 256 px to 80 px when Ctrl+B collapses it', async () => {
  const styles = readFileSync(join(import.meta.dirname, 'shell.module.css'), 'utf8');
  const { container } = open(1280);
  const shell = container.querySelector('aside')?.parentElement as HTMLElement;
  const width = () => {
    const selector = shell.hasAttribute('data-collapsed') ? '.shell[data-collapsed] {' : '.shell {';
    return /--sidebar: (.*);/.exec(styles.slice(styles.indexOf(selector)))?.[1];
  };
  expect(width()).toBe('256px');
  await userEvent.keyboard('{Control>}b{/Control}');
  await waitFor(() => expect(width()).toBe('80px'));
});
