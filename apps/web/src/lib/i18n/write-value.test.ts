import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';

import { startTestI18n } from '../../testing/start-test-i18n.ts';

afterAll(() => startTestI18n('en'));

it.each([
  ['fa', '۱٬۲۳۴'],
  ['de', '1.234'],
  ['en', '1,234'],
])('a sentence in %s writes its numbers as the language does', async (language, written) => {
  await startTestI18n(language);
  expect(i18next.t('common:pagination.page', { page: 1234 })).toContain(written);
});
