import i18next from 'i18next';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { storedLanguageKey } from './detect-language.ts';
import { startI18n } from './i18n.ts';

it('follows the language that is chosen in another tab, for guests too', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await startI18n();
  dispatchEvent(new StorageEvent('storage', { key: 'of-something-else', newValue: 'fr' }));
  dispatchEvent(new StorageEvent('storage', { key: storedLanguageKey, newValue: 'de' }));
  await waitFor(() => expect(i18next.language).toBe('de'));
});
