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
    history.replaceState(null, '', '/?lng=en-xa');
    expect(detectLanguage()).toBe('en-xa');
  });

  it('is not the pseudo-language, for browsers that prefer it', () => {
    browser('en-XA', 'ar');
    expect(detectLanguage()).toBe('ar');
  });

  it('is known by other names, too', () => {
    browser('xx', 'zh-Hant-HK', 'en');
    expect(detectLanguage()).toBe('zh-tw');
    localStorage.setItem(storedLanguageKey, 'zh-cn');
    expect(detectLanguage()).toBe('zh');
  });
});
