import type { Goal } from '@glossa/contract/goals';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '@/testing/fake-server.ts';
import { person } from '@/testing/person.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { SettingsPage } from '../pages/settings-page.tsx';

/**
 * Returns the control of a label. `getByLabelText` takes half a second on this page, because jsdom searches it for each
 * label of each control.
 */
export const labelled = (text: string): HTMLInputElement =>
  screen.getByText<HTMLLabelElement>(text, { selector: 'label' }).control as HTMLInputElement;

/** Returns a control by its `aria-label`. */
export const named = (name: string): HTMLInputElement | HTMLButtonElement =>
  document.querySelector(`[aria-label="${name}"]`) as HTMLInputElement | HTMLButtonElement;

/** Opens the settings with a server that stores changes, or responds with `refusal`. */
export async function openSettings({
  settings = {},
  goals = [],
  path = '/settings',
}: { settings?: Partial<Settings>; goals?: Goal[]; path?: string } = {}) {
  document.cookie = 'csrftoken=token; Path=/';
  const server = {
    settings: { ...defaultSettings, ...settings },
    goals,
    refusal: undefined as { status: number; body: object } | undefined,
  };
  const withProgress = () => ({
    goals: server.goals.map((goal) => ({ ...goal, done: 0, is_reached: false })),
  });
  const received = fakeServer({
    'GET /api/settings/': () => ({ status: 200, body: server.settings }),
    'PATCH /api/settings/': ({ body }) => {
      if (server.refusal) return server.refusal;
      server.settings = { ...server.settings, ...(body as Partial<Settings>) };
      return { status: 200, body: server.settings };
    },
    'GET /api/goals/': () => ({ status: 200, body: withProgress() }),
    'PUT /api/goals/': ({ body }) => {
      if (server.refusal) return server.refusal;
      ({ goals: server.goals } = body as { goals: Goal[] });
      return { status: 200, body: withProgress() };
    },
    'GET /api/auth/sessions/': { status: 200, body: { results: [] } },
    'GET /api/auth/tokens/': { status: 200, body: { results: [] } },
    'GET /api/account/archives/': {
      status: 200,
      body: { export: null, import: null, file_bytes: 1024 ** 3 },
    },
    'GET /api/words/families/': { status: 200, body: { languages: [] } },
  });
  const rendered = renderApp(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    {
      path,
      session: { state: { status: 'authenticated', user: person({ time_zone: 'Europe/Berlin' }) } },
    },
  );
  await screen.findByText('Daily reminder');
  return { user: userEvent.setup(), server, received, ...rendered };
}
