import type { User } from '@glossa/contract/auth';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { companion } from '@/testing/companion.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { Sidebar } from './sidebar.tsx';

function TestSidebar() {
  const [expanded, setExpanded] = useState(true);
  return (
    <Sidebar
      expanded={expanded}
      withBell={false}
      onToggle={() => setExpanded(!expanded)}
      onSearch={() => undefined}
    />
  );
}

function open(user: User) {
  fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 7, user_level: 'wordsmith', total_words: 1200, unique_words: 340 },
    },
    'GET /api/companion/': { status: 200, body: companion() },
  });
  renderApp(<TestSidebar />, { session: { state: { status: 'authenticated', user } } });
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`);

it('links a learner to their pages, settings and help, and the logo to their home page', () => {
  open(sampleUser());
  expect(links()).toEqual([
    'Glossa /dashboard',
    'Dashboard /dashboard',
    'Progress /progress',
    'Library /reading',
    'Upload Article /articles/upload',
    'Bookmarks & notes /reading/notes',
    'Archive /reading/archive',
    'Trash /reading/trash',
    'Browse /videos',
    'Upload Video /videos/upload',
    'Archived videos /videos/archive',
    'Deleted videos /videos/trash',
    'My Purchases /marketplace/purchased',
    'Ebook Shop /shop',
    'Words /words',
    'Practice /practice',
    'Mind map /mindmap',
    'Settings /settings',
    'Help /help',
  ]);
  for (const name of ['Reading', 'Video Learning', 'Logout']) screen.getByRole('button', { name });
  screen.getByRole('heading', { name: 'Study Tools' });
});

it('links an admin to content, management and administration', async () => {
  open(sampleUser({ is_superuser: true }));
  await screen.findByRole('link', { name: 'Pricing & DRM' });
  expect(links()).toEqual(
    expect.arrayContaining([
      'Upload ebook /ebooks/upload',
      'Manage ebooks /ebooks/manage',
      'Manage videos /videos/manage',
      'Pricing & DRM /content/pricing',
      'Reports /reports',
      'Tasks /tasks',
      'Tags /tags',
      'Users /users',
      'Learner Management /admin/learners',
      'Metrics Dashboard /admin/metrics',
      'Orders Dashboard /admin/orders',
    ]),
  );
});

it('shows only icons and no submenus while collapsed', async () => {
  open(sampleUser());
  await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(links()).toEqual([
    'Glossa /dashboard',
    'Dashboard /dashboard',
    'Progress /progress',
    'Reading /reading',
    'Video Learning /videos',
    'My Purchases /marketplace/purchased',
    'Ebook Shop /shop',
    'Words /words',
    'Practice /practice',
    'Mind map /mindmap',
    'Settings /settings',
    'Help /help',
  ]);
  expect(
    screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar', expanded: false }));
  screen.getByRole('link', { name: 'Library' });
});
