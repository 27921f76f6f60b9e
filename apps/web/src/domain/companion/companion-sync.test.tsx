import type { User } from '@glossa/contract/auth';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SessionContext, useSession } from '@/domain/session/session-context.ts';
import { fakeCompanion, languageResponse, setCookie } from '@/testing/companion.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { storeSentLanguage, readSentLanguage } from './companion-site.ts';
import { CompanionSync } from './companion-sync.tsx';

const languages = [
  { name: 'French', code: 'fr' },
  { name: 'German', code: 'de' },
];

/** A learner of French who can switch to German. */
function Learner({ check }: { check: () => Promise<void> }) {
  const [user, setUser] = useState<User>(sampleUser({ selected_languages: languages }));
  const session = { ...useSession(), check, state: { status: 'authenticated', user } } as const;
  return (
    <SessionContext value={session}>
      <CompanionSync />
      <button type="button" onClick={() => setUser({ ...user, current_language: 'de' })}>
        German
      </button>
    </SessionContext>
  );
}

const advance = (span: number) => act(() => vi.advanceTimersByTimeAsync(span));

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

async function open(
  wordpress: Parameters<typeof fakeCompanion>[0] = ({ lang = null }) => languageResponse(lang),
) {
  const changedLanguages: unknown[] = [];
  const { requests } = fakeCompanion(wordpress, {
    'POST /api/user/profile/update/': ({ body }) => {
      changedLanguages.push(body);
      return { status: 200, body: sampleUser({ current_language: 'de', selected_languages: languages }) };
    },
  });
  const check = vi.fn(() => Promise.resolve());
  renderApp(<Learner check={check} />);
  await advance(50);
  return { requests, changed: changedLanguages, check };
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  setCookie('csrftoken', 'kept');
  setCookie('glossa_language', 'fr');
  setCookie('pll_language', 'fr');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['glossa_language', 'pll_language']) setCookie(name);
});

describe('the companion site', () => {
  it('receives the language once, one second after it was chosen', async () => {
    const { requests } = await open();
    await advance(900);
    expect(requests()).toEqual([]);
    await advance(200);
    expect(requests()).toEqual([{ action: 'sync_language', lang: 'fr' }]);
    expect(readSentLanguage()).toBe('fr');
    await advance(10_000);
    expect(requests()).toHaveLength(1);
  });

  it('does not receive a language that it already has', async () => {
    storeSentLanguage('fr');
    const { requests } = await open();
    await advance(5000);
    expect(requests()).toEqual([]);
  });

  it('receives an unsupported language only once, and the site’s message is shown', async () => {
    const info = vi.spyOn(toast, 'info').mockReturnValue('');
    const { requests } = await open(({ lang }) =>
      lang === 'de'
        ? { status: 400, body: { success: false, data: 'No German here.' } }
        : languageResponse('fr'),
    );
    await advance(2000);
    fireEvent.click(screen.getByText('German'));
    await advance(2000);
    expect(info.mock.calls).toEqual([
      ['Your language here hasn’t changed. www.school.example says: No German here.'],
    ]);
    await advance(10_000);
    expect([requests().length, readSentLanguage()]).toEqual([2, 'de']);
  });

  it('is contacted again after a failure, which is reported only after a new choice', async () => {
    const info = vi.spyOn(toast, 'info').mockReturnValue('');
    const failToConnect = () => {
      throw new TypeError('Failed to fetch');
    };
    const { requests } = await open(failToConnect);
    await advance(2000);
    expect([requests().length, info.mock.calls.length, readSentLanguage()]).toEqual([1, 0, null]);
    fireEvent.click(screen.getByText('German'));
    await advance(2000);
    expect([requests().length, info.mock.calls.length]).toEqual([2, 1]);
  });

  it('changes the language in Glossa within two seconds', async () => {
    storeSentLanguage('fr');
    const { changed, requests } = await open();
    setCookie('pll_language', 'de_AT');
    await advance(2000);
    // Signing isn't controlled by the fake timers.
    await vi.waitFor(() => expect(changed).toEqual([{ current_language: 'de' }]), longTimeout);
    await advance(5000);
    expect([changed.length, requests().length]).toEqual([1, 0]);
  });

  it('does not revert a newer choice with a late response', async () => {
    let respond = (): void => undefined;
    const response = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { requests, changed } = await open(async ({ lang = null }, { signal }) => {
      if (lang === 'fr') await response;
      // WordPress sets its cookie in the response.
      if (lang !== null && !signal?.aborted) setCookie('pll_language', lang);
      return languageResponse(lang);
    });
    await advance(2000);
    setCookie('glossa_language', 'de');
    setCookie('pll_language', 'de');
    fireEvent.click(screen.getByText('German'));
    respond();
    await advance(5000);
    expect([requests().length, changed, readSentLanguage()]).toEqual([2, [], 'de']);
  });

  it('is ignored while a change is being sent to it', async () => {
    let respond = (): void => undefined;
    const response = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { changed } = await open(async ({ lang = null }) => {
      if (lang === 'de') await response;
      return languageResponse(lang);
    });
    await advance(2000);
    setCookie('glossa_language', 'de');
    setCookie('pll_language', 'de');
    fireEvent.click(screen.getByText('German'));
    await advance(2000);
    // Set the cookie as the response to an earlier choice would.
    setCookie('pll_language', 'fr');
    await advance(4000);
    expect(changed).toEqual([]);
    setCookie('pll_language', 'de');
    respond();
    await advance(4000);
    expect(changed).toEqual([]);
  });

  it('does not start a language that the learner has not selected', async () => {
    const { changed } = await open();
    setCookie('pll_language', 'it');
    await advance(5000);
    setCookie('pll_language', '%');
    await advance(5000);
    expect(changed).toEqual([]);
  });
});

describe('the cookies', () => {
  it('are checked only while the page is visible', async () => {
    const { changed } = await open();
    await advance(2000);
    show('hidden');
    setCookie('pll_language', 'de');
    await advance(60_000);
    expect(changed).toEqual([]);
    show('visible');
    await vi.waitFor(() => expect(changed).toHaveLength(1), longTimeout);
  });

  it('are checked when another tab writes to localStorage', async () => {
    const { changed } = await open();
    setCookie('pll_language', 'de');
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }));
    await vi.waitFor(() => expect(changed).toHaveLength(1), longTimeout);
  });

  it('trigger a session check when another tab changes the language', async () => {
    const { check, changed } = await open();
    setCookie('glossa_language', 'de');
    setCookie('pll_language', 'de');
    await advance(2000);
    expect(check).toHaveBeenCalledTimes(1);
    await advance(10_000);
    expect([check.mock.calls.length, changed.length]).toEqual([1, 0]);
  });
});
