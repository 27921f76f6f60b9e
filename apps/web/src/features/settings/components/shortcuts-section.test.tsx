import { defaultSettings } from '@glossa/contract/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';

async function openSection(shortcuts: Record<string, string> = {}) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const settings = { ...defaultSettings, shortcuts };
  const received = fakeServer({
    'GET /api/settings/': { status: 200, body: settings },
    'PATCH /api/settings/': ({ body }) => ({ status: 200, body: { ...settings, ...(body as object) } }),
  });
  const user = userEvent.setup();
  renderApp(<ShortcutsSection />);
  await screen.findByRole('button', { name: 'Reset all shortcuts' });
  const sent = () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { user, sent };
}
const button = (name: string) => screen.getByRole('button', { name });

it('assigns a new key to an action and restores the default', async () => {
  const { user, sent } = await openSection({ speak: 'q' });
  await user.click(button('Next new word: N'));
  await user.keyboard('{Shift>}j{/Shift}');
  expect(button('Next new word: ⇧ J')).toBeDefined();
  await user.click(button('Next new word: reset to default'));
  expect(button('Next new word: N')).toBeDefined();
  await user.click(button('Reset all shortcuts'));
  await waitFor(() =>
    expect(sent()).toEqual([
      { shortcuts: { speak: 'q', next_new: 'shift+j' } },
      { shortcuts: { speak: 'q' } },
      { shortcuts: {} },
    ]),
  );
});

it('shows why a key can’t be assigned and keeps waiting for another', async () => {
  const { user, sent } = await openSection({ know: 'w' });
  await user.click(button('Next new word: N'));
  await user.keyboard('w');
  expect(screen.getByRole('alert').textContent).toBe(
    'This key is already used for “Mark as known”. Change that shortcut first.',
  );
  await user.keyboard('{Control>}b{/Control}');
  expect(screen.getByRole('alert').textContent).toMatch(/reserved for the browser/);
  await user.keyboard(' ');
  expect(screen.getByRole('alert').textContent).toMatch(/reserved here/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Next new word: N')).toBeDefined();
  expect(sent()).toEqual([]);
});

it('allows the same key for different actions on different screens', async () => {
  const { user, sent } = await openSection();
  await user.click(button('Pronounce the word: S'));
  await user.keyboard('n');
  await waitFor(() => expect(sent()).toEqual([{ shortcuts: { practice_speak: 'n' } }]));
});

it('doesn’t restore a default key that another action now uses', async () => {
  const { user, sent } = await openSection({ next_new: 'w', know: 'n' });
  await user.click(button('Next new word: reset to default'));
  expect(screen.getByRole('alert').textContent).toMatch(/Mark as known/);
  expect(sent()).toEqual([]);
});
