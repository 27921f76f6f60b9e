import { ApiError } from '@glossa/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestI18n } from '@/testing/start-test-i18n.ts';
import { codeText, errorText } from './error-text.ts';

beforeAll(() => startTestI18n('de'));
afterAll(() => startTestI18n('en'));

it('translates error codes into the interface language, ignoring case', () => {
  const said = codeText('network_error');
  expect(said).toContain('Verbindung');
  expect(codeText('NETWORK_ERROR')).toBe(said);
  expect(errorText(new ApiError(0, { code: 'NETWORK_ERROR', error: 'x' }))).toBe(said);
});

it('uses a generic message for unknown codes', () => {
  expect(codeText('not_in_any_list')).toBe(errorText(new Error('x')));
});
