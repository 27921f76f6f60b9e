import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { ConfigError, findWarnings, readConfig } from './config.ts';
import { secretWarnings } from './config/secret.ts';

const requiredVariables = {
  DATABASE_URL: 'postgresql://localhost/x',
  SECRET: 'a secret of these tests, long enough',
};
const readTranslation = (environment: Record<string, string>) =>
  readConfig({ ...requiredVariables, ...environment }).translation;

describe('the language model', () => {
  const readModel = (environment: Record<string, string>) =>
    readConfig({ ...requiredVariables, ...environment }).languageModel;

  test('is off unless configured, and doesn’t require a key', () => {
    expect(readModel({ LANGUAGE_MODEL_TIMEOUT_MS: '500' })).toBeUndefined();
    const environment = { LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1', LANGUAGE_MODEL_NAME: 'gemma3' };
    expect(readModel(environment)).toMatchObject({
      url: 'http://127.0.0.1:11434/v1/',
      model: 'gemma3',
      apiKey: '',
      dailyRequests: 50,
    });
  });

  test.each([
    [{ LANGUAGE_MODEL_URL: 'http://lm/v1' }, 'LANGUAGE_MODEL_NAME'],
    [{ LANGUAGE_MODEL_NAME: 'gemma3' }, 'LANGUAGE_MODEL_URL'],
    [{ LANGUAGE_MODEL_API_KEY: 'k' }, 'LANGUAGE_MODEL_URL'],
    [{ LANGUAGE_MODEL_URL: 'ftp://lm', LANGUAGE_MODEL_NAME: 'gemma3' }, 'LANGUAGE_MODEL_URL'],
    [{ LANGUAGE_MODEL_URL: 'http://a:b@lm', LANGUAGE_MODEL_NAME: 'gemma3' }, 'LANGUAGE_MODEL_URL'],
    [{ LANGUAGE_MODEL_DAILY_REQUESTS: '-1' }, 'LANGUAGE_MODEL_DAILY_REQUESTS'],
  ])('reports the invalid variable for %o', (environment, variable) => {
    expect(() => readModel(environment)).toThrow(ConfigError);
    expect(() => readModel(environment)).toThrow(`${variable}: `);
  });
});

describe('the speech server', () => {
  const readSpeech = (environment: Record<string, string>) =>
    readConfig({ ...requiredVariables, ...environment }).speech;

  test('is off unless configured, and has a voice for each language', () => {
    expect(readSpeech({ SPEECH_CACHE_MB: '10' })).toBeUndefined();
    const environment = {
      SPEECH_PROVIDER: 'piper',
      SPEECH_URL: 'http://127.0.0.1:5000',
      SPEECH_VOICES: 'fr=fr_FR-siwis-medium, zh-tw = zh_CN-huayan-medium,*=a=b',
    };
    expect(readSpeech(environment)).toEqual({
      provider: 'piper',
      url: 'http://127.0.0.1:5000/',
      apiKey: '',
      model: 'tts-1',
      voices: { fr: 'fr_FR-siwis-medium', zh: 'zh_CN-huayan-medium', '*': 'a=b' },
      timeoutMs: 30_000,
      dailyCharacters: 50_000,
    });
  });

  test.each([
    [{ SPEECH_URL: 'http://tts/v1' }, 'SPEECH_VOICES'],
    [{ SPEECH_VOICES: '*=alloy' }, 'SPEECH_URL'],
    [{ SPEECH_API_KEY: 'k' }, 'SPEECH_URL'],
    [{ SPEECH_URL: 'ftp://tts', SPEECH_VOICES: '*=alloy' }, 'SPEECH_URL'],
    [{ SPEECH_URL: 'http://a:b@tts', SPEECH_VOICES: '*=alloy' }, 'SPEECH_URL'],
    [{ SPEECH_PROVIDER: 'espeak' }, 'SPEECH_PROVIDER'],
    [{ SPEECH_URL: 'http://tts/v1', SPEECH_VOICES: 'alloy' }, 'SPEECH_VOICES'],
    [{ SPEECH_URL: 'http://tts/v1', SPEECH_VOICES: 'tlh=alloy' }, 'SPEECH_VOICES'],
    [{ SPEECH_URL: 'http://tts/v1', SPEECH_VOICES: 'fr=a,fr=b' }, 'SPEECH_VOICES'],
    [{ SPEECH_URL: 'http://tts/v1', SPEECH_VOICES: 'fr=' }, 'SPEECH_VOICES'],
    [{ SPEECH_DAILY_CHARACTERS: '-1' }, 'SPEECH_DAILY_CHARACTERS'],
  ])('reports the invalid variable for %o', (environment, variable) => {
    expect(() => readSpeech(environment)).toThrow(ConfigError);
    expect(() => readSpeech(environment)).toThrow(`${variable}: `);
  });
});

describe('the translation server', () => {
  test('is off unless configured', () => {
    expect(readTranslation({ TRANSLATION_TIMEOUT_MS: '500' })).toBeUndefined();
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
  ])('%s has the right URL', (_which, environment, url) => {
    expect(readTranslation(environment)?.url).toBe(url);
  });

  test.each([
    [{ TRANSLATION_PROVIDER: 'libretranslate' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_PROVIDER: 'deepl' }, 'TRANSLATION_API_KEY'],
    [{ TRANSLATION_PROVIDER: 'google' }, 'TRANSLATION_PROVIDER'],
    [{ TRANSLATION_URL: 'http://lt:5000' }, 'TRANSLATION_PROVIDER'],
    [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'ftp://lt' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://a:b@lt' }, 'TRANSLATION_URL'],
    [{ TRANSLATION_DAILY_CHARACTERS: '-1' }, 'TRANSLATION_DAILY_CHARACTERS'],
  ])('reports the invalid variable for %o', (environment, variable) => {
    expect(() => readTranslation(environment)).toThrow(ConfigError);
    expect(() => readTranslation(environment)).toThrow(`${variable}: `);
  });
});

test('reads earlier secrets as a list that is empty by default', () => {
  expect(readConfig(requiredVariables).earlierSecrets).toEqual([]);
  expect(readConfig({ ...requiredVariables, EARLIER_SECRETS: ' first, second,' }).earlierSecrets).toEqual([
    'first',
    'second',
  ]);
});

test('accepts an earlier secret with a comma or surrounding spaces, alone or on its own line', () => {
  const [odd, plain] = [' a secret, of somebody who likes commas ', 'p'.repeat(40)];
  expect(readConfig({ ...requiredVariables, SECRET: odd }).secret).toBe(odd);
  expect(secretWarnings(odd)).toEqual([expect.stringMatching(/^SECRET contains a comma/)]);
  expect(secretWarnings(plain)).toEqual([]);
  for (const list of [odd, `${plain}\n${odd}`, `${odd}\r\n${plain},${plain}2`])
    expect(readConfig({ ...requiredVariables, EARLIER_SECRETS: list }).earlierSecrets).toContain(odd);
  expect(readConfig({ ...requiredVariables, EARLIER_SECRETS: `${plain}, ${plain}2` }).earlierSecrets).toEqual(
    expect.arrayContaining([plain, `${plain}2`]),
  );
});

describe('payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const readPaymentProvider = (environment: Record<string, string>) =>
    readConfig({ ...requiredVariables, ...environment }).payments?.provider;

  test('use Stripe if its keys are set, use test cards in the demo, and are off otherwise', () => {
    expect(readPaymentProvider(keys)).toBe('stripe');
    expect(readPaymentProvider({ EMBEDDED: '1' })).toBe('test');
    expect(readPaymentProvider({ EMBEDDED: '1', NODE_ENV: 'production' })).toBeUndefined();
    expect(readPaymentProvider({})).toBeUndefined();
  });

  test.each(Object.keys(keys))('are rejected when %s is missing while the other keys are set', (name) => {
    expect(() => readConfig({ ...requiredVariables, ...keys, [name]: '' })).toThrow(new RegExp(`^${name}:`));
  });
});

/** Returns the error messages for an environment, one per element. */
function listConfigErrors(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).message.split('\n');
  }
}

test('reports all errors together, including conflicts between variables, and each only once', () => {
  const errors = listConfigErrors({
    SECRET: 'short',
    PORT: '99999',
    TRANSLATION_PROVIDER: 'google',
    TRANSLATION_URL: 'http://a:b@lt',
    TRANSCRIPTION_API_KEY: 'k',
    STRIPE_SECRET_KEY: 'wrong',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    ADMIN_EMAIL: 'a@b.example',
  });
  expect(errors.map((mistake) => mistake.slice(0, mistake.indexOf(':'))).toSorted()).toEqual([
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'PORT',
    'SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_SECRET_KEY',
    'TRANSCRIPTION_URL',
    'TRANSLATION_PROVIDER',
    'TRANSLATION_URL',
  ]);
  expect(errors.join()).not.toContain('wrong');
});

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-secrets-'));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };

  test('are read without the trailing newline', () => {
    const config = readConfig({
      DATABASE_URL_FILE: file('database', 'postgresql://db/glossa\r\n'),
      SECRET_FILE: file('secret', `${'a b'.repeat(11)}\n`),
      REDIS_URL: '',
      REDIS_URL_FILE: file('redis', 'redis://queue'),
    });
    expect(config).toMatchObject({
      databaseUrl: 'postgresql://db/glossa',
      secret: 'a b'.repeat(11),
      redisUrl: 'redis://queue',
    });
  });

  test('are rejected when the file is unreadable or empty, or the variable is also set', () => {
    const environment = {
      ...requiredVariables,
      SECRET_FILE: file('twice', 'x'.repeat(32)),
      REDIS_URL_FILE: file('empty', '\n'),
      SMTP_URL_FILE: path.join(folder, 'nowhere'),
    };
    expect(listConfigErrors(environment)).toEqual([
      'REDIS_URL_FILE: the file is empty',
      "SMTP_URL_FILE: the file can't be read (ENOENT)",
      'SECRET_FILE: SECRET is also set',
    ]);
  });

  test('cause only one error when the file of a required variable is unreadable', () => {
    expect(
      listConfigErrors({ DATABASE_URL: requiredVariables.DATABASE_URL, SECRET_FILE: '/nowhere' }),
    ).toEqual(["SECRET_FILE: the file can't be read (ENOENT)"]);
  });
});

test.each([
  'change-me-change-me-change-me-change-me',
  'x'.repeat(64),
  'an-example-of-a-secret-for-production',
])('rejects the example secret %s in production', (SECRET) => {
  expect(listConfigErrors({ ...requiredVariables, SECRET, NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^SECRET: is an example/),
  ]);
  expect(listConfigErrors({ ...requiredVariables, SECRET })).toEqual([]);
});

test.each(['password', 'Password1', 'lighthouse', '12345678'])(
  'rejects the guessable password %s for the first admin',
  (password) => {
    const environment = {
      ...requiredVariables,
      ADMIN_EMAIL: 'head@school.example',
      ADMIN_PASSWORD: password,
    };
    expect(listConfigErrors(environment)).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD: is too easy to guess/),
    ]);
    for (const good of ['Otters-swim-4-fun', '9f86d081884c7d659a2feaa0c55ad015'])
      expect(listConfigErrors({ ...environment, ADMIN_PASSWORD: good })).toEqual([]);
  },
);

test('warns only about misspelled variable names', () => {
  const environment = {
    SMTP_ULR: 'smtp://u:p@h',
    DATABASE_URL_FIEL: '/x',
    TRANSLATION_APIKEY: 'k',
    HOSTNAME: 'web-1',
    PORTS: '1',
    SMTP_URL: '',
    REDIS_PORT: '6379',
    SECRET_FILE: '/run/secrets/secret',
  };
  expect(findWarnings(environment)).toEqual([
    'Unknown variable SMTP_ULR. Did you mean SMTP_URL?',
    'Unknown variable DATABASE_URL_FIEL. Did you mean DATABASE_URL_FILE?',
    'Unknown variable TRANSLATION_APIKEY. Did you mean TRANSLATION_API_KEY?',
  ]);
});

test('requires a separate port for metrics', () => {
  expect(listConfigErrors({ ...requiredVariables, PORT: '3000', METRICS_PORT: '3000' })).toEqual([
    'METRICS_PORT: must differ from PORT',
  ]);
  expect(readConfig(requiredVariables).operation.metrics).toBeUndefined();
});

describe('the database password', () => {
  test('may be set separately from the URL', () => {
    const { databaseUrl } = readConfig({ ...requiredVariables, DATABASE_PASSWORD: 'a/b c' });
    expect(databaseUrl).toBe('postgresql://:a%2Fb%20c@localhost/x');
  });

  test('is rejected when it is set twice', () => {
    const environment = {
      ...requiredVariables,
      DATABASE_URL: 'postgresql://me:one@localhost/x',
      DATABASE_PASSWORD: 'two',
    };
    expect(() => readConfig(environment)).toThrow('DATABASE_PASSWORD: ');
  });
});

describe('the public URL', () => {
  const site = (PUBLIC_URL: string) =>
    readConfig({ ...requiredVariables, NODE_ENV: 'production', PUBLIC_URL });

  test('must be https in production', () => {
    expect(site('https://school.example').secure).toBe(true);
    expect(readConfig({ ...requiredVariables, NODE_ENV: 'production' }).secure).toBe(true);
    expect(() => site('http://school.example')).toThrow('PUBLIC_URL: ');
  });

  test('may be http on this machine', () => {
    expect(site('http://localhost:8080').secure).toBe(false);
  });

  test('must be https when the site is published on an address other than loopback', () => {
    const published = { ...requiredVariables, NODE_ENV: 'production', BIND: '0.0.0.0' };
    expect(() => readConfig({ ...published, PUBLIC_URL: 'http://localhost:8080' })).toThrow(
      'PUBLIC_URL: must be an https:// URL if BIND is 0.0.0.0',
    );
    expect(readConfig({ ...published, PUBLIC_URL: 'https://school.example' }).secure).toBe(true);
    expect(readConfig({ ...published, BIND: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }).secure).toBe(
      false,
    );
  });
});

test.each([
  ['', true],
  ['1', true],
  ['0', false],
  ['false', false],
])('BUNDLED_DICTIONARIES=%s: installs the bundled dictionaries: %s', (value, installs) => {
  expect(readConfig({ ...requiredVariables, BUNDLED_DICTIONARIES: value }).bundledDictionaries).toBe(
    installs,
  );
});
