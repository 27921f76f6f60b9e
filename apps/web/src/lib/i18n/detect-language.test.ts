import { afterEach, describe, expect, it, vi } from 'vitest';

import { detectLanguage, storedLanguageKey } from './detect-language.ts';

const browser = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => history.replaceState(null, '', '/'));

describe('the first interface language', () => {
  it('is the stored choice before the browser’s', () => {
    localStorage.setItem(storedLanguageKey, 'ar');
    browser('en-GB');
    expect(detectLanguage()).toBe('ar');
  });

  it('is what the browser prefers, without its region', () => {
    browser('xx', 'en-GB');
    expect(detectLanguage()).toBe('en');
  });

  it('is English when nothing fits', () => {
    browser('xx');
    document.documentElement.lang = 'yy';
    expect(detectLanguage()).toBe('en');
  });

  it('is what the address asks for before all', () => {
    localStorage.setItem(storedLanguageKey, 'ar');
    history.replaceState(null, '', '/?lng=en-XA');
    expect(detectLanguage()).toBe('en-XA');
  });

  it('is not one that is still in the making, for browsers that prefer it', () => {
    browser('ar', 'en');
    expect(detectLanguage()).toBe('en');
  });
});
