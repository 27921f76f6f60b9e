import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

const needed = { DATABASE_URL: 'postgresql://localhost/x', SECRET: 'x'.repeat(32) };
const translationOf = (given: Record<string, string>) => readConfig({ ...needed, ...given }).translation;

describe('the translation server', () => {
  test('is off unless it is named', () => {
    expect(translationOf({ TRANSLATION_TIMEOUT_MS: '500' })).toBeUndefined();
  });

  test.each([
    [
      'one of our own',
      { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://lt:5000/a' },
      'http://lt:5000/a/',
    ],
    [
      'the free DeepL',
      { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'x:fx' },
      'https://api-free.deepl.com/',
    ],
    ['the paid DeepL', { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'x' }, 'https://api.deepl.com/'],
  ])('%s has its address', (_which, given, url) => {
    expect(translationOf(given)?.url).toBe(url);
  });

  test.each([
    [{ TRANSLATION_PROVIDER: 'libretranslate' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_PROVIDER: 'deepl' }, 'TRANSLATION_API_KEY'],
    [{ TRANSLATION_PROVIDER: 'google' }, 'TRANSLATION_PROVIDER'],
    [{ TRANSLATION_URL: 'http://lt:5000' }, 'TRANSLATION_PROVIDER'],
    [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'ftp://lt' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://a:b@lt' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_DAILY_CHARACTERS: '-1' }, 'TRANSLATION_DAILY_CHARACTERS'],
  ])('%o names its mistake', (given, variable) => {
    expect(() => translationOf(given)).toThrow(ConfigError);
    expect(() => translationOf(given)).toThrow(`${variable}: `);
  });
});

test('earlier secrets are a list, empty without one', () => {
  expect(readConfig(needed).earlierSecrets).toEqual([]);
  expect(readConfig({ ...needed, EARLIER_SECRETS: ' first, second,' }).earlierSecrets).toEqual([
    'first',
    'second',
  ]);
});

describe('payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const paymentsOf = (given: Record<string, string>) =>
    readConfig({ ...needed, ...given }).payments?.provider;

  test('are taken by Stripe with its keys, by test cards in the demo, and else not at all', () => {
    expect(paymentsOf(keys)).toBe('stripe');
    expect(paymentsOf({ EMBEDDED: '1' })).toBe('test');
    expect(paymentsOf({ EMBEDDED: '1', NODE_ENV: 'production' })).toBeUndefined();
    expect(paymentsOf({})).toBeUndefined();
  });

  test.each(Object.keys(keys))('are refused when %s is missing beside the others', (name) => {
    expect(() => readConfig({ ...needed, ...keys, [name]: '' })).toThrow(new RegExp(`^${name}:`));
  });
});
