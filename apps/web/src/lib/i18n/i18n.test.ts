import i18next from 'i18next';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { storedLanguageKey } from './detect-language.ts';
import { startI18n } from './i18n.ts';

it('follows a language change in another tab, even for visitors', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await startI18n();
  dispatchEvent(new StorageEvent('storage', { key: 'of-something-else', newValue: 'fr' }));
  dispatchEvent(new StorageEvent('storage', { key: storedLanguageKey, newValue: 'de' }));
  await waitFor(() => expect(i18next.language).toBe('de'));
});

it('loads a file for each language and namespace, and falls back to English for missing strings', async () => {
  localStorage.setItem(storedLanguageKey, 'de');
  // The tests' own instance is already initialized with all interface strings.
  const instance = i18next.createInstance();
  vi.spyOn(i18next, 'use').mockImplementation((module) => instance.use(module));
  const files: Record<string, object> = {
    '/locales/de/common.json': { save: 'Speichern' },
    '/locales/en/common.json': { save: 'Save', edit: 'Edit' },
  };
  const requestedPaths: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requestedPaths.push(path);
    return Promise.resolve(Response.json(files[path] ?? {}));
  });
  await startI18n();
  expect(requestedPaths).toEqual(expect.arrayContaining(Object.keys(files)));
  expect(instance.t('save')).toBe('Speichern');
  expect(instance.t('edit')).toBe('Edit');
  expect(instance.options.debug).toBe(false);
});
