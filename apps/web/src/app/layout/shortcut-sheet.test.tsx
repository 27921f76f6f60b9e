import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';

import { useRightPanel } from '@/lib/shortcuts/use-right-panel.ts';
import { companion } from '@/testing/companion.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { Shell } from './shell.tsx';

/** Opens a right panel, which adds its own keys. */
function Panel() {
  useRightPanel(true);
  return null;
}

it('lists the global shortcuts and those of an open right panel', async () => {
  fakeServer({
    'GET /api/auth/learners/me/': {
      status: 200,
      body: { points: 7, user_level: 'wordsmith', total_words: 1200, unique_words: 340 },
    },
    'GET /api/companion/': { status: 200, body: companion() },
  });
  renderApp(
    <>
      <Shell />
      <Panel />
    </>,
    { session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  for (const name of ['Toggle sidebar', 'Toggle right panel', 'Show shortcuts', 'Search', 'Close dialogs'])
    sheet.getByText(name);
});
