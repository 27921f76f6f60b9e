import type { User } from '@glossa/contract/auth';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeCompanion, said, setCookie } from '../../testing/companion.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { toast } from '../../ui/toast.tsx';
import { CompanionSync } from './companion-sync.tsx';
import { keepTold, readTold } from './told.ts';

const both = [
  { name: 'French', code: 'fr' },
  { name: 'German', code: 'de' },
];
const pass = (span: number) => act(() => vi.advanceTimersByTimeAsync(span));

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

async function open(wordpress: Parameters<typeof fakeCompanion>[0] = ({ lang = null }) => said(lang)) {
  const changed: unknown[] = [];
  const { asked } = fakeCompanion(wordpress, {
    'POST /api/user/profile/update/': ({ body }) => {
      changed.push(body);
      return { status: 200, body: person({ current_language: 'de', selected_languages: both }) };
    },
  });
  const check = vi.fn(() => Promise.resolve());
  const user: User = person({ selected_languages: both });
  renderApp(<CompanionSync />, { session: { check, state: { status: 'authenticated', user } } });
  await pass(50);
  return { asked, changed, check };
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
  it('is told of the language one second after it was chosen, and once', async () => {
    const { asked } = await open();
    await pass(900);
    expect(asked()).toEqual([]);
    await pass(200);
    expect(asked()).toEqual([{ action: 'sync_language', lang: 'fr' }]);
    expect(readTold()).toBe('fr');
    await pass(10_000);
    expect(asked()).toHaveLength(1);
  });

  it('is not told what it knows', async () => {
    keepTold('fr');
    const { asked } = await open();
    await pass(5000);
    expect(asked()).toEqual([]);
  });

  it('that does not take it is said quietly, and is told again by the next page', async () => {
    const info = vi.spyOn(toast, 'info').mockReturnValue('');
    await open(() => ({ status: 403, body: { success: false, data: 'Not from here.' } }));
    await pass(5000);
    expect(info.mock.calls).toEqual([
      ['www.school.example says: Not from here. Your language here is as you chose it.'],
    ]);
    expect(readTold()).toBeNull();
  });

  it('changes the language here within two seconds', async () => {
    keepTold('fr');
    const { changed, asked } = await open();
    setCookie('pll_language', 'de_AT');
    await pass(2000);
    expect(changed).toEqual([{ current_language: 'de' }]);
    await pass(5000);
    expect([changed.length, asked().length]).toEqual([1, 0]);
  });

  it('does not begin a language that is not learnt', async () => {
    const { changed } = await open();
    setCookie('pll_language', 'it');
    await pass(5000);
    setCookie('pll_language', '%');
    await pass(5000);
    expect(changed).toEqual([]);
  });
});

describe('the cookies', () => {
  it('are looked at only while the page can be seen', async () => {
    const { changed } = await open();
    await pass(2000);
    show('hidden');
    setCookie('pll_language', 'de');
    await pass(60_000);
    expect(changed).toEqual([]);
    show('visible');
    await pass(100);
    expect(changed).toHaveLength(1);
  });

  it('are looked at once another tab has stored something', async () => {
    const { changed } = await open();
    setCookie('pll_language', 'de');
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }));
    await pass(100);
    expect(changed).toHaveLength(1);
  });

  it('tell of a language that another tab has chosen', async () => {
    const { check, changed } = await open();
    setCookie('glossa_language', 'de');
    setCookie('pll_language', 'de');
    await pass(2000);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect([check.mock.calls.length, changed.length]).toEqual([1, 0]);
  });
});
