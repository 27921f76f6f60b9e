import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { listAudit } from '@glossa/contract/audit';
import { buildUrl } from '@glossa/contract/client';
import { lookUpWord } from '@glossa/contract/dictionaries';
import {
  listServices,
  saveService,
  testService,
  turnOffService,
  type ExternalService,
  type ServiceProblem,
  type ServiceProvider,
} from '@glossa/contract/external-services';
import { getLanguageModel } from '@glossa/contract/language-model';
import { getSpeechServer, getWordSpeech } from '@glossa/contract/speech';
import { translateText } from '@glossa/contract/translation';
import { isMp3 } from '@glossa/formats/is-mp3';
import {
  sendSpeech,
  startSpeechServer,
  type SpeechServer,
} from '@glossa/formats/testing/start-speech-server';
import { makeMp3 } from '@glossa/formats/testing/make-mp3';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { reencryptServiceKeys } from '#domain/external-services/reencrypt-keys.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { startLanguageModelServer, type LanguageModelServer } from '#testing/language-model-server.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { serveSite, startTestApp } from '#testing/test-app.ts';
import { sendJson, startTranslationServer, type TranslationServer } from '#testing/translation-server.ts';

const key = 'a-key-that-must-not-leak';
const app = startTestApp({
  LANGUAGE_MODEL_TIMEOUT_MS: '400',
  TRANSLATION_TIMEOUT_MS: '400',
  SPEECH_TIMEOUT_MS: '400',
});
let translator: TranslationServer;
let model: LanguageModelServer;
let speech: SpeechServer;

beforeAll(async () => {
  [translator, model, speech] = await Promise.all([
    startTranslationServer(key),
    startLanguageModelServer(key),
    startSpeechServer({ key }),
  ]);
});
afterAll(() => Promise.all([translator.close(), model.close(), speech.close()]));
beforeEach(async () => {
  await app.deps.db.prisma.serviceSettings.deleteMany();
  app.deps.config.translation = undefined;
  app.deps.config.languageModel = undefined;
  app.deps.config.speech = undefined;
});

type TestInput = {
  provider?: ServiceProvider;
  url?: string;
  model?: string;
  voices?: Record<string, string>;
  api_key?: string | null;
};

/** Signs in an admin and returns functions for setting up services. */
async function createAdmin() {
  const { id } = await createLearner(app, { isSuperuser: true, firstName: 'Ada', lastName: 'Admin' });
  const browser = await signInLearner(app, { id });
  const settings = {
    translation: { provider: 'libretranslate', url: translator.url },
    language_model: { provider: 'openai', url: model.url, model: 'fake-model' },
    speech: {
      provider: 'openai',
      url: speech.openaiUrl,
      model: 'tts-1',
      voices: { fr: 'siwis', '*': 'alloy' },
    },
  } as const;
  const fill = (service: ExternalService, input: TestInput) => ({ ...settings[service], ...input });
  return {
    id,
    browser,
    list: async (service: ExternalService) =>
      (await browser.call(listServices, {})).services.find((one) => one.service === service),
    save: (service: ExternalService, input: TestInput & { daily_limit?: number } = {}) =>
      browser.call(saveService, {
        params: { service },
        body: { daily_limit: 1000, ...fill(service, input) },
      }),
    test: (service: ExternalService, input: TestInput = {}) =>
      browser.call(testService, { params: { service }, body: fill(service, input) }),
    turnOff: (service: ExternalService) => browser.call(turnOffService, { params: { service } }),
  };
}

let textCount = 0;
const freshText = () => `Satz Nummer ${++textCount}`;

async function createTranslator() {
  const { id } = await createLearner(app, { nativeLanguage: 'en' });
  const browser = await signInLearner(app, { id });
  return (text = freshText()) => browser.call(translateText, { body: { language: 'de', text } });
}

test('lets only admins see and change services, and refuses changes with an access token', async () => {
  for (const role of [{}, { isStaff: true }, { canManageContent: true }]) {
    const { id } = await createLearner(app, role);
    const browser = await signInLearner(app, { id });
    const params = { service: 'translation' } as const;
    const body = { provider: 'libretranslate', url: translator.url } as const;
    for (const attempt of [
      () => browser.call(listServices, {}),
      () => browser.call(saveService, { params, body: { ...body, daily_limit: 1 } }),
      () => browser.call(testService, { params, body }),
      () => browser.call(turnOffService, { params }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403 });
    }
  }
  expect(saveService.sessionOnly && testService.sessionOnly && turnOffService.sessionOnly).toBe(true);
});

test('keeps a service off until an admin sets it up, and again after an admin turns it off', async () => {
  const admin = await createAdmin();
  const translate = await createTranslator();
  expect(await admin.list('translation')).toMatchObject({ source: 'none', provider: null, has_key: false });
  await expect(translate()).rejects.toMatchObject({ code: 'translation_not_configured' });

  const saved = await admin.save('translation', { api_key: key });
  expect(saved).toMatchObject({
    source: 'saved',
    provider: 'libretranslate',
    url: translator.url,
    daily_limit: 1000,
    has_key: true,
    is_key_unreadable: false,
    updated_by: 'Ada Admin',
    tested_at: null,
  });
  const text = freshText();
  expect((await translate(text)).translation).toBe(`${text} (en)`);

  await admin.turnOff('translation');
  await admin.turnOff('translation');
  await expect(translate()).rejects.toMatchObject({ code: 'translation_not_configured' });
  expect(await app.deps.db.prisma.serviceSettings.count()).toBe(0);
});

test('applies a change in other processes from their next request on', async () => {
  const other = await serveSite({ ...app.deps.config });
  const admin = await createAdmin();
  const { id } = await createLearner(app);
  const browser = await signInLearner({ ...app, ...other }, { id });
  const lookUp = async () =>
    (await browser.call(lookUpWord, { query: { language: 'de', text: 'Haus' } })).translation;
  const describeModel = async () => (await browser.call(getLanguageModel, {})).model;
  expect([await lookUp(), await describeModel()]).toEqual([false, null]);
  await admin.save('translation', { api_key: key });
  await admin.save('language_model', { api_key: key, daily_limit: 7 });
  expect([await lookUp(), await describeModel()]).toEqual([
    true,
    { name: 'fake-model', host: new URL(model.url).host, remaining: 7 },
  ]);
  await admin.turnOff('translation');
  await admin.turnOff('language_model');
  expect([await lookUp(), await describeModel()]).toEqual([false, null]);
  await other.close();
});

test('lets an admin set up speech with a voice for each language', async () => {
  const admin = await createAdmin();
  const { id } = await createLearner(app);
  const browser = await signInLearner(app, { id });
  const findServer = async (language: string) =>
    (await browser.call(getSpeechServer, { query: { language } })).server;
  const listen = (language: string) =>
    browser.fetch(buildUrl(getWordSpeech, { query: { language, word: 'Haus' } }));
  expect(await admin.list('speech')).toMatchObject({ source: 'none', voices: {}, daily_limit: 50_000 });
  expect([await findServer('de'), (await listen('de')).status]).toEqual([null, 503]);

  const voices = { fr: 'siwis', de: 'thorsten' };
  expect(await admin.save('speech', { api_key: key, voices })).toMatchObject({ source: 'saved', voices });
  expect(await findServer('de')).toMatchObject({
    host: new URL(speech.openaiUrl).host,
    voice: 'thorsten',
    remaining: 1000,
  });
  expect(await findServer('ja')).toBeNull();
  expect((await listen('de')).status).toBe(200);
  expect(speech.requests.at(-1)?.body).toMatchObject({ model: 'tts-1', voice: 'thorsten', input: 'Haus' });

  await admin.save('speech', { provider: 'piper', url: speech.piperUrl, model: '', voices: { '*': 'any' } });
  expect(await findServer('ja')).toMatchObject({ voice: 'any' });
  await admin.turnOff('speech');
  expect(await findServer('de')).toBeNull();
});

test('makes a service read-only when environment variables override it', async () => {
  const admin = await createAdmin();
  await admin.save('translation', { api_key: 'unused' });
  app.deps.config.translation = {
    provider: 'libretranslate',
    url: `${translator.url}/`,
    apiKey: key,
    timeoutMs: 400,
    dailyCharacters: 500,
  };
  expect(await admin.list('translation')).toMatchObject({
    source: 'environment',
    url: translator.url,
    daily_limit: 500,
    has_key: true,
    updated_at: null,
  });
  const locked = { status: 409, code: 'service_set_by_environment' };
  await expect(admin.save('translation')).rejects.toMatchObject(locked);
  await expect(admin.turnOff('translation')).rejects.toMatchObject(locked);
  expect((await (await createTranslator())()).provider).toBe('libretranslate');
  expect(await admin.test('translation')).toMatchObject({ problem: null, received: 'Bonjour (en)' });

  app.deps.config.speech = {
    provider: 'openai',
    url: speech.openaiUrl,
    apiKey: key,
    model: 'tts-1',
    voices: { fr: 'siwis' },
    timeoutMs: 400,
    dailyCharacters: 7,
  };
  expect(await admin.list('speech')).toMatchObject({
    source: 'environment',
    url: speech.openaiUrl.replace(/\/$/, ''),
    voices: { fr: 'siwis' },
    daily_limit: 7,
    has_key: true,
  });
  await expect(admin.save('speech')).rejects.toMatchObject(locked);
  expect(await admin.test('speech')).toMatchObject({ problem: null });
});

describe('the key', () => {
  test('is encrypted at rest and never appears in responses or logs', async () => {
    const admin = await createAdmin();
    const warn = vi.spyOn(app.deps.log, 'warn');
    const responses: unknown[] = [
      await admin.save('translation', { api_key: key }),
      await admin.save('language_model', { api_key: key }),
      await admin.save('speech', { api_key: key }),
      await admin.test('speech'),
      await admin.test('translation'),
      await admin.test('language_model', { api_key: `${key}-wrong` }),
      await admin.browser.call(listServices, {}),
      (await admin.browser.call(listAudit, { query: { kind: 'service' } })).results,
      await app.deps.db.prisma.auditEntry.findMany({ where: { targetKind: 'service' } }),
      warn.mock.calls,
    ];
    warn.mockRestore();
    expect(JSON.stringify(responses)).not.toContain(key);
    const rows = await app.deps.db.prisma.serviceSettings.findMany();
    expect(rows).toHaveLength(3);
    for (const { encryptedKey } of rows) expect(Buffer.from(encryptedKey ?? []).includes(key)).toBe(false);
  });

  test('is kept when the field is empty, replaced when a new key is entered, and removed by null', async () => {
    const admin = await createAdmin();
    const translate = await createTranslator();
    await admin.save('translation', { api_key: key });
    expect(await admin.save('translation', { api_key: '', url: `${translator.url}/` })).toMatchObject({
      has_key: true,
    });
    expect(await translate()).toMatchObject({ cached: false });
    await admin.save('translation', { api_key: 'wrong' });
    await expect(translate()).rejects.toMatchObject({ code: 'translation_unreachable' });
    expect(await admin.save('translation', { api_key: null })).toMatchObject({ has_key: false });
  });

  test('is never sent to another host', async () => {
    const admin = await createAdmin();
    const stranger = await startTranslationServer('');
    const strangeModel = await startLanguageModelServer('');
    const strangeSpeech = await startSpeechServer();
    await admin.save('translation', { api_key: key });
    await admin.save('language_model', { api_key: key });
    await admin.test('translation', { url: stranger.url });
    await admin.test('translation', { url: stranger.url, provider: 'deepl' }).catch(() => {});
    await admin.test('language_model', { url: strangeModel.url });
    await admin.save('speech', { api_key: key });
    await admin.test('speech', { url: strangeSpeech.openaiUrl });
    await admin.test('speech', { url: strangeSpeech.piperUrl, provider: 'piper' });
    expect(await admin.save('translation', { url: stranger.url })).toMatchObject({ has_key: false });
    await (await createTranslator())().catch(() => {});

    // Change the URL directly in the database, bypassing the API.
    await app.deps.db.prisma.serviceSettings.updateMany({
      where: { service: 'language_model' },
      data: { url: strangeModel.url },
    });
    expect(await admin.list('language_model')).toMatchObject({ is_key_unreadable: true });
    await admin.test('language_model', { url: strangeModel.url });
    const received = [...stranger.requests, ...strangeModel.requests, ...strangeSpeech.requests];
    expect(received.length).toBeGreaterThan(5);
    expect(JSON.stringify(received)).not.toContain(key);
    await Promise.all([stranger.close(), strangeModel.close(), strangeSpeech.close()]);
  });

  test('must be entered again after a restore without the secret', async () => {
    const admin = await createAdmin();
    const translate = await createTranslator();
    await admin.save('translation', { api_key: key });
    const { secret } = app.deps.config;
    app.deps.config.secret = 'the secret of another installation, long';
    try {
      expect(await admin.list('translation')).toMatchObject({ has_key: true, is_key_unreadable: true });
      await expect(translate()).rejects.toMatchObject({ code: 'translation_not_configured' });
      expect(await admin.test('translation')).toMatchObject({ problem: 'key_refused' });
      expect(await reencryptServiceKeys(app.deps.db, app.deps.config)).toEqual({
        reencrypted: 0,
        unknown: ['translation'],
      });
      expect(await admin.save('translation', { api_key: key })).toMatchObject({ is_key_unreadable: false });
      expect(await translate()).toMatchObject({ cached: false });
    } finally {
      app.deps.config.secret = secret;
    }
  });

  test('is re-encrypted under a new secret', async () => {
    const admin = await createAdmin();
    await admin.save('translation', { api_key: key });
    await admin.save('speech', { api_key: key });
    const { secret } = app.deps.config;
    const rotated = { secret: 'the secret that replaces it, long enough', earlierSecrets: [secret] };
    const { db } = app.deps;
    expect(await reencryptServiceKeys(db, rotated)).toEqual({ reencrypted: 2, unknown: [] });
    expect(await reencryptServiceKeys(db, rotated)).toEqual({ reencrypted: 0, unknown: [] });
    expect(await admin.list('translation')).toMatchObject({ is_key_unreadable: true });
    expect(await admin.list('speech')).toMatchObject({ is_key_unreadable: true });
  });
});

test.each([
  ['translation', { provider: 'openai' }, 'provider'],
  ['translation', { url: '' }, 'url'],
  ['translation', { url: 'ftp://host.example' }, 'url'],
  ['translation', { url: 'https://me:secret@host.example' }, 'url'],
  ['translation', { url: 'https://host.example/?key=x' }, 'url'],
  ['translation', { api_key: 'kéy' }, 'api_key'],
  ['translation', { provider: 'deepl', url: '' }, 'api_key'],
  ['translation', { daily_limit: -1 }, 'daily_limit'],
  ['language_model', { model: '' }, 'model'],
  ['language_model', { provider: 'deepl' }, 'provider'],
  ['speech', { provider: 'deepl' }, 'provider'],
  ['speech', { url: '' }, 'url'],
  ['speech', { model: '' }, 'model'],
  ['speech', { voices: {} }, 'voices'],
  ['speech', { voices: { xx: 'alloy' } }, 'voices.xx'],
  ['speech', { voices: { fr: ' ' } }, 'voices'],
] as const)('refuses incomplete settings for %s: %o', async (service, input, field) => {
  const { save } = await createAdmin();
  const refusal: unknown = await save(service, input).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 400, fieldErrors: { [field]: expect.anything() } });
});

test('records in the audit log who changed which settings', async () => {
  const admin = await createAdmin();
  await admin.save('translation', { api_key: key });
  await admin.save('translation', { daily_limit: 5 });
  await admin.save('translation', { api_key: 'another', daily_limit: 5 });
  await admin.turnOff('translation');
  const { results } = await admin.browser.call(listAudit, { query: { kind: 'service', actor: admin.id } });
  expect(
    results.map(({ action, actor, target_id, detail }) => ({ action, actor, target_id, detail })),
  ).toEqual(
    [
      ['service.turn_off', {}],
      ['service.change', { fields: ['apiKey'] }],
      ['service.change', { fields: ['dailyLimit'] }],
      ['service.change', { fields: ['provider', 'url', 'model', 'dailyLimit', 'apiKey'] }],
    ].map(([action, detail]) => ({ action, actor: 'Ada Admin', target_id: 'translation', detail })),
  );
});

describe('a test', () => {
  test('returns the translation, and is recorded only for the saved settings', async () => {
    const admin = await createAdmin();
    const before = { tested_at: null };
    expect(await admin.test('translation', { api_key: key })).toMatchObject({
      problem: null,
      sent: 'Bonjour',
      received: 'Bonjour (en)',
      models: [],
    });
    expect(await admin.list('translation')).toMatchObject({ source: 'none', ...before });
    await admin.save('translation', { api_key: key });
    await admin.test('translation', { api_key: 'wrong' });
    expect(await admin.list('translation')).toMatchObject(before);
    await admin.test('translation');
    expect(await admin.list('translation')).toMatchObject({
      tested_at: expect.any(String),
      test_problem: null,
    });
    expect(await admin.save('translation', { daily_limit: 3 })).toMatchObject(before);
  });

  test('returns the models available on the server, even if no model is set', async () => {
    const { test: run } = await createAdmin();
    const input = { api_key: key };
    expect(await run('language_model', { ...input, model: '' })).toMatchObject({
      problem: 'model_missing',
      models: ['fake-model', 'other-model'],
    });
    expect(await run('language_model', input)).toMatchObject({
      problem: null,
      received: 'Bonjour !',
      models: ['fake-model', 'other-model'],
    });
    expect(await run('language_model', { ...input, model: 'missing' })).toMatchObject({
      problem: 'model_not_found',
      models: ['fake-model', 'other-model'],
    });
  });

  test('returns a recording for each voice and lists the available voices', async () => {
    const admin = await createAdmin();
    const voices = { fr: 'fr_FR-siwis-medium', de: 'de_DE-thorsten-medium', '*': 'fr_FR-siwis-medium' };
    const settings = { provider: 'piper', url: speech.piperUrl, model: '', voices } as const;
    const { audio, ...outcome } = await admin.test('speech', settings);
    expect(outcome).toMatchObject({ problem: null, sent: 'Glossa, 1, 2, 3.', models: [] });
    expect(outcome.voices).toEqual(['de_DE-thorsten-medium', 'en_US-lessac-medium', 'fr_FR-siwis-medium']);
    expect(audio.map(({ voice, type }) => [voice, type])).toEqual([
      ['fr_FR-siwis-medium', 'audio/wav'],
      ['de_DE-thorsten-medium', 'audio/wav'],
    ]);
    expect(await admin.test('speech', { ...settings, voices: {} })).toMatchObject({
      problem: 'voice_missing',
      voices: outcome.voices,
    });
    expect(await admin.test('speech', { ...settings, voices: { fr: 'missing' } })).toMatchObject({
      problem: 'voice_refused',
      detail: 'no voice missing',
    });

    const other = await admin.test('speech', { api_key: key });
    expect(isMp3(Buffer.from(other.audio[0]?.base64 ?? '', 'base64'))).toBe(true);
    await admin.save('speech', { api_key: key });
    await admin.test('speech', { voices: { fr: 'siwis' } });
    expect(await admin.list('speech')).toMatchObject({ tested_at: null });
    await admin.test('speech');
    expect(await admin.list('speech')).toMatchObject({ tested_at: expect.any(String), test_problem: null });
  });

  const problems: [ServiceProblem, Parameters<TranslationServer['once']>[0]][] = [
    ['timed_out', () => undefined],
    ['connection_lost', (response) => void response.destroy()],
    ['key_refused', (response) => sendJson(response, 403, { error: 'Invalid API key' })],
    ['key_refused', (response) => sendJson(response, 400, { error: 'Get an API key' })],
    ['path_not_found', (response) => void response.writeHead(404).end('<html>')],
    ['unexpected_response', (response) => void response.writeHead(200).end('<html>')],
    ['unexpected_response', (response) => sendJson(response, 200, { other: 1 })],
    ['unexpected_response', (response) => void response.writeHead(200).end('x'.repeat(100_000))],
    ['redirected', (response) => void response.writeHead(307, { location: '/' }).end()],
    ['quota_spent', (response) => void response.writeHead(456).end()],
    ['server_error', (response) => void response.writeHead(500).end()],
    ['request_refused', (response) => void response.writeHead(418).end()],
    ['language_unsupported', (response) => sendJson(response, 400, { error: 'fr is not supported' })],
  ];
  test.each(problems)('of a translation server reports %s', async (problem, respond) => {
    const { test: run } = await createAdmin();
    translator.once(respond);
    expect(await run('translation', { api_key: key })).toMatchObject({ problem, received: '' });
  });

  test.each([
    ['timed_out', () => undefined],
    ['key_refused', (response) => void response.writeHead(401).end()],
    ['path_not_found', (response) => void response.writeHead(404).end()],
    ['unexpected_response', (response) => sendJson(response, 200, {})],
    ['no_text', (response) => response.end('data: {"choices":[{"finish_reason":"stop"}]}\n\n')],
  ] satisfies typeof problems)('of a language model reports %s', async (problem, respond) => {
    const { test: run } = await createAdmin();
    model.once(respond);
    expect(await run('language_model', { api_key: key })).toMatchObject({ problem, received: '' });
  });

  test.each([
    ['timed_out', () => undefined],
    ['connection_lost', (response) => void response.destroy()],
    ['key_refused', (response) => void response.writeHead(401).end()],
    ['path_not_found', (response) => void response.writeHead(404).end()],
    ['voice_refused', (response) => sendJson(response, 400, { error: { message: 'voice' } })],
    ['redirected', (response) => void response.writeHead(307, { location: '/' }).end()],
    ['quota_spent', (response) => void response.writeHead(429).end()],
    ['unexpected_response', (response) => void response.writeHead(200).end('<html>')],
    ['unexpected_response', (response) => sendSpeech(response, 'audio/mpeg', makeMp3())],
  ] satisfies typeof problems)('of a speech server reports %s', async (problem, respond) => {
    const { test: run } = await createAdmin();
    speech.once(respond);
    expect(await run('speech', { api_key: key })).toMatchObject({ problem, audio: [] });
  });

  test('reports an unknown host, a refused connection and a server without TLS', async () => {
    const { test: run } = await createAdmin();
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const expected = [
      ['http://nowhere.invalid', 'host_not_found'],
      [`http://127.0.0.1:${port}`, 'connection_refused'],
      [translator.url.replace('http:', 'https:'), 'tls_failed'],
    ] as const;
    for (const [url, problem] of expected) {
      const outcomes = [await run('translation', { url }), await run('language_model', { url })];
      expect([url, ...outcomes.map((outcome) => outcome.problem)]).toEqual([url, problem, problem]);
    }
  });
});
