import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';

import { startTestI18n } from '@/testing/start-test-i18n.ts';

afterAll(() => startTestI18n('en'));

it.each([
  ['fa', 1234, '۱٬۲۳۴'],
  ['de', 1234, '1.234'],
  ['en', 1234, '1,234'],
  ['fa', 7, '۷'],
  ['en', 7, '7'],
])('in %s, formats %i in the language’s own way', async (language, page, written) => {
  await startTestI18n(language);
  expect(i18next.t('common:pagination.page', { page })).toContain(written);
});
