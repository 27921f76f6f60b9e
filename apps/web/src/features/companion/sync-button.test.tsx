import type { User } from '@glossa/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { storeSentLanguage, readSentLanguage } from '@/domain/companion/companion-site.ts';
import { companion, fakeCompanion, languageResponse, setCookie } from '@/testing/companion.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirmStore } from '@/ui/overlays/confirm.ts';
import { SyncButton } from './sync-button.tsx';

const learner = (changes: Partial<User> = {}) =>
  sampleUser({
    subscription_type: 'Pro',
    selected_languages: ['fr', 'de'].map((code) => ({ name: code, code })),
    ...changes,
  });

const Where = () => `at ${useLocation().pathname}`;

async function press(
  wordpress: Parameters<typeof fakeCompanion>[0],
  {
    isConnected = true,
    user = learner(),
    change = { status: 200, body: learner({ current_language: 'de' }) },
  }: { isConnected?: boolean; user?: User; change?: { status: number; body: unknown } } = {},
) {
  const { received } = fakeCompanion(wordpress, {
    'GET /api/companion/': { status: 200, body: companion(isConnected) },
    'POST /api/user/profile/update/': change,
    'POST /api/auth/start-learning/': { status: 200, body: learner({ current_language: 'it' }) },
  });
  const setUser = vi.fn();
  renderApp(
    <>
      <SyncButton />
      <Where />
    </>,
    { session: { setUser, state: { status: 'authenticated', user } } },
  );
  await waitFor(() => expect(received).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Sync from WordPress' }));
  const sentBody = (path: string) => received.find((request) => request.path === path)?.body;
  return { setUser, bodyOf: sentBody };
}

beforeEach(() => setCookie('csrftoken', 'kept'));
afterEach(() => vi.restoreAllMocks());

describe('Sync from WordPress', () => {
  it('switches to the site’s language when the learner is already learning it', async () => {
    const { setUser, bodyOf } = await press(() => languageResponse('de'));
    await waitFor(() => expect(setUser).toHaveBeenCalled());
    expect(bodyOf('/api/user/profile/update/')).toEqual({ current_language: 'de' });
  });

  it('asks for confirmation before starting a new language', async () => {
    const { setUser, bodyOf } = await press(() => languageResponse('it'));
    await waitFor(() => expect(confirmStore.getState().question?.title).toBe('Start learning Italian?'));
    expect(bodyOf('/api/auth/start-learning/')).toBeUndefined();
    confirmStore.getState().question?.answer(true);
    await waitFor(() => expect(setUser).toHaveBeenCalled());
    expect(bodyOf('/api/auth/start-learning/')).toEqual({ language: 'it' });
  });

  it('offers an upgrade when the plan allows no more languages', async () => {
    const user = learner({ subscription_type: 'Basic' });
    const { bodyOf } = await press(() => languageResponse('it'), { user });
    await waitFor(() => expect(confirmStore.getState().question?.action).toBe('See the plans'));
    confirmStore.getState().question?.answer(true);
    await screen.findByText('at /subscription/upgrade');
    expect(bodyOf('/api/auth/start-learning/')).toBeUndefined();
  });

  it('doesn’t record the site’s language until the profile update succeeds', async () => {
    storeSentLanguage('fr');
    const rejection = { status: 503, body: { error: 'Unavailable', code: 'unavailable' } };
    const { bodyOf } = await press(() => languageResponse('de'), { change: rejection });
    await waitFor(() => expect(bodyOf('/api/user/profile/update/')).toBeDefined());
    await waitFor(() => expect(screen.getByRole('button').hasAttribute('data-loading')).toBe(false));
    expect(readSentLanguage()).toBe('fr');
  });

  it.each([
    [
      'the same language',
      'success',
      languageResponse('fr'),
      'www.school.example and Glossa are both set to French.',
    ],
    [
      'no language',
      'info',
      languageResponse(null),
      'You haven’t chosen a language on www.school.example yet.',
    ],
    [
      'a language that nobody can learn here',
      'info',
      languageResponse('ca'),
      'www.school.example is set to a language that isn’t available here (ca).',
    ],
    [
      'a refusal',
      'error',
      { status: 403, body: { success: false, data: 'Not from here.' } },
      'Your language here hasn’t changed. www.school.example says: Not from here.',
    ],
    [
      'nothing of the plugin',
      'error',
      { status: 400, body: 0 },
      'www.school.example didn’t recognize the request: its “Glossa Language Sync” plugin isn’t active. Your language here hasn’t changed.',
    ],
  ] as const)('shows a message when the site returns %s', async (_case, tone, response, sentence) => {
    const show = vi.spyOn(toast, tone).mockReturnValue('');
    const { setUser } = await press(() => response);
    await waitFor(() => expect(show).toHaveBeenCalledWith(sentence));
    expect(setUser).not.toHaveBeenCalled();
  });

  it('explains what may be wrong when the site can’t be reached', async () => {
    const show = vi.spyOn(toast, 'error').mockReturnValue('');
    await press(() => {
      throw new TypeError('Failed to fetch');
    });
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith(
        `www.school.example didn’t respond. It may be down, or it may not allow ${location.origin}. Your language here hasn’t changed.`,
      ),
    );
  });

  it('without a site, shows who can connect one', async () => {
    await press(() => languageResponse('fr'), { isConnected: false });
    expect(await screen.findByText(/No WordPress site is connected, so/)).toBeTruthy();
    expect(screen.queryByText(/COMPANION_SITE_URL/)).toBeNull();
  });

  it('without a site, shows admins which setting to change', async () => {
    await press(() => languageResponse('fr'), { isConnected: false, user: learner({ is_superuser: true }) });
    expect(await screen.findByText(/Set COMPANION_SITE_URL to its URL/)).toBeTruthy();
  });
});
