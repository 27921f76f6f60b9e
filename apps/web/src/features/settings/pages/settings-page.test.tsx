import type { Goal } from '@glossa/contract/goals';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { SettingsPage } from './settings-page.tsx';

/**
 * Returns the control with a label. `getByLabelText` takes half a second on this page, because jsdom searches it for
 * each label of each control.
 */
const findLabeled = (text: string): HTMLInputElement =>
  screen.getByText<HTMLLabelElement>(text, { selector: 'label' }).control as HTMLInputElement;

/** Returns a control by its `aria-label`. */
const findControl = (name: string): HTMLInputElement | HTMLButtonElement =>
  document.querySelector(`[aria-label="${name}"]`) as HTMLInputElement | HTMLButtonElement;

/** Opens the settings with a server that stores changes, or responds with `rejection`. */
async function openSettings({
  settings = {},
  goals = [],
  path = '/settings',
}: { settings?: Partial<Settings>; goals?: Goal[]; path?: string } = {}) {
  document.cookie = 'csrftoken=token; Path=/';
  const server = {
    settings: { ...defaultSettings, ...settings },
    goals,
    rejection: undefined as { status: number; body: object } | undefined,
  };
  const withProgress = () => ({
    goals: server.goals.map((goal) => ({ ...goal, done: 0, is_reached: false })),
  });
  const received = fakeServer({
    'GET /api/settings/': () => ({ status: 200, body: server.settings }),
    'PATCH /api/settings/': ({ body }) => {
      if (server.rejection) return server.rejection;
      server.settings = { ...server.settings, ...(body as Partial<Settings>) };
      return { status: 200, body: server.settings };
    },
    'GET /api/goals/': () => ({ status: 200, body: withProgress() }),
    'PUT /api/goals/': ({ body }) => {
      if (server.rejection) return server.rejection;
      ({ goals: server.goals } = body as { goals: Goal[] });
      return { status: 200, body: withProgress() };
    },
    'GET /api/auth/sessions/': { status: 200, body: { results: [] } },
    'GET /api/auth/known-devices/': { status: 200, body: { results: [] } },
    'GET /api/auth/sign-ins/': { status: 200, body: { results: [] } },
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
      session: { state: { status: 'authenticated', user: sampleUser({ time_zone: 'Europe/Berlin' }) } },
    },
  );
  await screen.findByText('Daily reminder');
  return { user: userEvent.setup(), server, received, ...rendered };
}

const row = (name: string) => screen.getByText(name).closest('div') as HTMLElement;
const statusOf = (name: string) => row(name).querySelector('[role=status]')?.textContent;

it('saves each change immediately and confirms it inline', async () => {
  const { user, server, received } = await openSettings();
  await user.click(findLabeled('Daily reminder'));
  expect(findLabeled('Daily reminder').checked).toBe(true);
  await waitFor(() => expect(statusOf('Daily reminder')).toBe('Saved'));
  expect(server.settings.dailyReminder).toBe(true);
  expect(statusOf('Weekly progress')).toBe('');
  await user.selectOptions(findLabeled('Send emails at'), '7');
  await user.selectOptions(findLabeled('Day for weekly progress'), 'Sunday');
  await waitFor(() => expect(server.settings).toMatchObject({ reminderHour: 7, weeklyProgressDay: 7 }));
  const sent = received.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object);
  expect(sent[0]).toEqual({ dailyReminder: true });
  expect(Object.assign({}, ...sent.slice(1))).toEqual({ reminderHour: 7, weeklyProgressDay: 7 });
});

it('reverts a change that the server rejects and shows why next to the setting', async () => {
  const { user, server } = await openSettings();
  server.rejection = { status: 403, body: { code: 'forbidden', error: '' } };
  await user.click(findLabeled('Weekly progress'));
  await waitFor(() => expect(statusOf('Weekly progress')).toMatch(/permission|allowed/));
  expect(findLabeled('Weekly progress').checked).toBe(false);
});

it('shows that a change is waiting for the server and saves it once the server is back', async () => {
  const { user, server } = await openSettings();
  server.rejection = { status: 503, body: { code: 'unavailable', error: '' } };
  await user.click(findLabeled('Weekly progress'));
  await waitFor(() => expect(statusOf('Weekly progress')).toMatch(/^No connection/));
  expect(findLabeled('Weekly progress').checked).toBe(true);
  server.rejection = undefined;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.settings.weeklyProgress).toBe(true));
});

it('resets a group with one click and undoes the reset', async () => {
  const { user, server } = await openSettings({ settings: { reminderHour: 5, fontSize: 30 } });
  const reset = findControl('Reset Notifications to defaults');
  await user.click(reset);
  await waitFor(() => expect(server.settings).toMatchObject({ reminderHour: 19, fontSize: 30 }));
  expect(reset).toHaveProperty('disabled', true);
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(server.settings.reminderHour).toBe(5));
});

it('changes the daily goal without affecting other goals', async () => {
  const pages = { period: 'weekly', measure: 'pages', target: 40 } as const;
  const { user, server } = await openSettings({
    goals: [{ period: 'daily', measure: 'minutes', target: 20 }, pages],
  });
  await waitFor(() => expect(findLabeled('Daily goal').value).toBe('20'));
  const goal = findLabeled('Daily goal');
  await user.clear(goal);
  await user.type(goal, '45');
  await waitFor(() =>
    expect(server.goals).toEqual([pages, { period: 'daily', measure: 'minutes', target: 45 }]),
  );
  await user.clear(goal);
  await user.type(goal, '0');
  await waitFor(() => expect(server.goals).toEqual([pages]));
});

it('saves the theme, space removal, new words per day and translation settings', async () => {
  const { user, server } = await openSettings();
  const group = (name: string, selector: string) =>
    within(
      document.querySelector(
        `[role=radiogroup][aria-labelledby="${screen.getByText(name, { selector }).id}"]`,
      ) as HTMLElement,
    );
  await user.click(group('Theme', 'label').getByText('System'));
  await waitFor(() => expect(server.settings.theme).toBe('system'));
  await user.click(group('Theme', 'label').getByText('Light'));
  await waitFor(() => expect(server.settings.theme).toBe('light'));
  await user.click(findLabeled('Hide spaces between words'));
  const words = findLabeled('New words per day');
  await user.clear(words);
  await user.type(words, '7');
  const translations = group('Show translations by default', 'span');
  expect(translations.getAllByText(/./, { selector: 'label' }).map(({ textContent }) => textContent)).toEqual(
    ['Never', 'Not known yet', 'All'],
  );
  await user.click(translations.getByText('All'));
  await waitFor(() =>
    expect(server.settings).toMatchObject({ removeSpaces: true, newWordsPerDay: 7, translationsOver: 'all' }),
  );
});

it('links to help and legal pages', async () => {
  await openSettings();
  const pathOf = (text: string) => screen.getByText(text, { selector: '#help a' }).getAttribute('href');
  expect(['Help & Support', 'For developers', 'Terms and conditions', 'Privacy policy'].map(pathOf)).toEqual([
    '/help',
    '/developers',
    '/terms',
    '/privacy',
  ]);
});

it('mutes goal notifications for all periods at once', async () => {
  const { user, server } = await openSettings({ settings: { mutedNotifications: ['TASK_STARTED'] } });
  expect(findLabeled('Tasks started').checked).toBe(false);
  await user.click(findLabeled('Goals reached'));
  await user.click(findLabeled('Tasks started'));
  await waitFor(() =>
    expect(server.settings.mutedNotifications).toEqual([
      'DAILY_GOAL_REACHED',
      'WEEKLY_GOAL_REACHED',
      'MONTHLY_GOAL_REACHED',
    ]),
  );
});

it('keeps at least one practice mode selected', async () => {
  const { user, server } = await openSettings({ settings: { practiceModes: ['cloze', 'type'] } });
  await user.click(findLabeled('Type'));
  await waitFor(() => expect(server.settings.practiceModes).toEqual(['cloze']));
  expect(findLabeled('Fill in the blank')).toHaveProperty('disabled', true);
});

it('searches all text in the settings', async () => {
  const { user } = await openSettings();
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Settings groups' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(links()).toHaveLength(11);
  const search = findControl('Search settings');
  await user.type(search, 'FURI');
  await waitFor(() => expect(links()).toEqual(['Text']));
  expect(findLabeled('Daily reminder').closest('[hidden]')).not.toBeNull();
  await user.clear(search);
  await user.type(search, 'zzz');
  await screen.findByText('No settings match your search.');
});
