import { ApiError } from '@glossa/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestI18n } from '@/testing/start-test-i18n.ts';
import { errorCodeText, errorText } from './error-text.ts';

beforeAll(() => startTestI18n('de'));
afterAll(() => startTestI18n('en'));

it('translates error codes into the interface language, ignoring case', () => {
  const message = errorCodeText('network_error');
  expect(message).toContain('Verbindung');
  expect(errorCodeText('NETWORK_ERROR')).toBe(message);
  expect(errorText(new ApiError(0, { code: 'NETWORK_ERROR', error: 'x' }))).toBe(message);
});

it('uses a generic message for unknown codes', () => {
  expect(errorCodeText('not_in_any_list')).toBe(errorText(new Error('x')));
});
