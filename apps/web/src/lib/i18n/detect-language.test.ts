import { afterEach, describe, expect, it, vi } from 'vitest';

import { detectLanguage, storedLanguageKey } from './detect-language.ts';

const mockBrowserLanguages = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => history.replaceState(null, '', '/'));

describe('the initial interface language', () => {
  it('is the stored choice rather than the browser’s language', () => {
    localStorage.setItem(storedLanguageKey, 'ar');
    mockBrowserLanguages('en-GB');
    expect(detectLanguage()).toBe('ar');
  });

  it('is the browser’s first supported language, without its region', () => {
    mockBrowserLanguages('xx', 'en-GB');
    expect(detectLanguage()).toBe('en');
  });

  it('is English when no language is supported', () => {
    mockBrowserLanguages('xx');
    document.documentElement.lang = 'yy';
    expect(detectLanguage()).toBe('en');
  });

  it('is taken from the URL before anything else', () => {
    localStorage.setItem(storedLanguageKey, 'ar');
    history.replaceState(null, '', '/?lng=en-xa');
    expect(detectLanguage()).toBe('en-xa');
  });

  it('is not the pseudo-language, even when the browser prefers it', () => {
    mockBrowserLanguages('en-XA', 'ar');
    expect(detectLanguage()).toBe('ar');
  });

  it('is also recognized from alternative language codes', () => {
    mockBrowserLanguages('xx', 'zh-Hant-HK', 'en');
    expect(detectLanguage()).toBe('zh-tw');
    localStorage.setItem(storedLanguageKey, 'zh-cn');
    expect(detectLanguage()).toBe('zh');
  });
});
