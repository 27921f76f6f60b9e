import { lookUpWord } from '@glossa/contract/dictionaries';
import { translateText } from '@glossa/contract/translation';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sendJson, startTranslationServer, type TranslationServer } from '#testing/translation-server.ts';

const key = 'a-key-that-must-not-leak';
const app = startTestApp();
let server: TranslationServer;

beforeAll(async () => {
  server = await startTranslationServer(key);
});
afterAll(() => server.close());

/** Configures the translation server for the following requests. */
function configure(
  provider: 'libretranslate' | 'deepl',
  overrides: { url?: string; dailyCharacters?: number } = {},
) {
  app.deps.config.translation = {
    provider,
    url: `${server.url}/`,
    apiKey: key,
    timeoutMs: 300,
    dailyCharacters: 10_000,
    ...overrides,
  };
}

/** Creates a learner of German, and returns functions that translate as this learner. */
async function createTranslator(overrides: Parameters<typeof createLearner>[1] = {}) {
  const { id } = await createLearner(app, { nativeLanguage: 'en', ...overrides });
  const browser = await signInLearner(app, { id });
  return {
    id,
    browser,
    translate: (text: string, more: { target?: string; language?: string } = {}) =>
      browser.call(translateText, { body: { language: 'de', text, ...more } }),
  };
}

let textCount = 0;
const freshText = () => `Satz Nummer ${++textCount}`;

test('returns 503 without a translation server, which the lookup reports in advance', async () => {
  app.deps.config.translation = undefined;
  const { browser, translate } = await createTranslator();
  await expect(translate('Haus')).rejects.toMatchObject({ status: 503, code: 'translation_not_configured' });
  const query = { language: 'de', text: 'Haus' };
  expect((await browser.call(lookUpWord, { query })).translation).toBe(false);
  configure('libretranslate');
  expect((await browser.call(lookUpWord, { query })).translation).toBe(true);
});

describe.each(['libretranslate', 'deepl'] as const)('%s', (provider) => {
  beforeAll(() => configure(provider));

  test('translates a sentence once and caches it for all learners', async () => {
    const text = freshText();
    const first = await createTranslator();
    const translation = `${text} (${provider === 'deepl' ? 'EN-US' : 'en'})`;
    expect(await first.translate(text)).toEqual({ translation, provider, target: 'en', cached: false });
    const before = server.requests.length;
    const second = await createTranslator();
    expect(await second.translate(text)).toEqual({ translation, provider, target: 'en', cached: true });
    expect(server.requests).toHaveLength(before);
  });

  test('reports a language that the server doesn’t support', async () => {
    const { translate } = await createTranslator();
    await expect(translate(freshText(), { target: 'kg' })).rejects.toMatchObject({
      status: 400,
      code: 'translation_language_unsupported',
    });
  });

  test.each([
    ['is slow', () => undefined],
    ['returns no JSON', (response) => void response.writeHead(200).end('<html>')],
    ['returns unexpected JSON', (response) => sendJson(response, 200, { text: 'x' })],
    ['returns an empty translation', (response) => sendJson(response, 200, { translatedText: ' ' })],
    ['disconnects', (response) => void response.destroy()],
    ['fails', (response) => sendJson(response, 500, { error: 'oops' })],
    ['rejects the key', (response) => sendJson(response, 403, { error: key })],
    ['sends too much', (response) => void response.writeHead(200).end('x'.repeat(100_000))],
    [
      'redirects the request',
      (response) => void response.writeHead(307, { location: `${server.url}/translate` }).end(),
    ],
  ] satisfies [string, Parameters<TranslationServer['once']>[0]][])(
    'charges nothing to the budget when the server %s',
    async (_what, respond) => {
      const text = freshText();
      const { id, translate } = await createTranslator();
      const before = server.requests.length;
      const warn = vi.spyOn(app.deps.log, 'warn');
      server.once(respond);
      const rejection: unknown = await translate(text).catch((error: unknown) => error);
      expect(rejection).toMatchObject({ status: 503, code: 'translation_unreachable' });
      expect(server.requests).toHaveLength(before + 1);
      const output = JSON.stringify([rejection, warn.mock.calls]);
      expect(warn).toHaveBeenCalledOnce();
      for (const secret of [key, text]) expect(output).not.toContain(secret);
      warn.mockRestore();
      const [budget] = await app.deps.db.prisma.dailyBudget.findMany({ where: { learnerId: id } });
      expect(budget?.spent).toBe(0);
      expect((await translate(text)).cached).toBe(false);
    },
  );

  test.each([429, 456])('reports that the server’s quota is spent (%s)', async (status) => {
    const { translate } = await createTranslator();
    server.once((response) => void response.writeHead(status, { 'retry-after': '7' }).end());
    await expect(translate(freshText())).rejects.toMatchObject({
      status: 503,
      code: 'translation_quota_spent',
      retryAfter: 7,
    });
  });
});

test('reports a missing server as unreachable', async () => {
  configure('libretranslate', { url: 'http://127.0.0.1:9/' });
  const { translate } = await createTranslator();
  await expect(translate(freshText())).rejects.toMatchObject({ code: 'translation_unreachable' });
});

describe('target language', () => {
  beforeAll(() => configure('libretranslate'));

  test.each([
    ['the native language', { nativeLanguage: 'fr', uiLanguage: 'ar' }, 'fr'],
    ['the interface language', { nativeLanguage: '', uiLanguage: 'ar' }, 'ar'],
    [
      'the interface language if the native language has no code',
      { nativeLanguage: 'Klingonisch', uiLanguage: 'ar' },
      'ar',
    ],
    ['English if both are the language of the text', { nativeLanguage: 'de-AT', uiLanguage: 'de' }, 'en'],
  ])('is %s', async (_which, given, target) => {
    const { translate } = await createTranslator(given);
    expect((await translate(freshText())).target).toBe(target);
  });

  test('can’t be the language of the text', async () => {
    const { translate } = await createTranslator({ nativeLanguage: 'en', uiLanguage: 'en' });
    const rejection = { status: 400, code: 'translation_target_same' };
    await expect(translate('house', { language: 'en' })).rejects.toMatchObject(rejection);
    await expect(translate('Haus', { target: 'deu' })).rejects.toMatchObject(rejection);
  });
});

describe('daily budget', () => {
  beforeAll(() => configure('libretranslate', { dailyCharacters: 100 }));

  test('isn’t exceeded by concurrent requests', async () => {
    const { id, translate } = await createTranslator();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => translate(freshText().padEnd(30, '.'))),
    );
    const rejections = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(rejections).toHaveLength(9);
    for (const { reason } of rejections) {
      expect(reason).toMatchObject({ status: 429, code: 'translation_budget_spent' });
      expect((reason as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
    }
    const [budget] = await app.deps.db.prisma.dailyBudget.findMany({ where: { learnerId: id } });
    expect(budget?.spent).toBe(90);
  });

  test('doesn’t count cached translations and is separate for each learner', async () => {
    const text = freshText().padEnd(80, '.');
    const [first, second] = [await createTranslator(), await createTranslator()];
    await first.translate(text);
    await second.translate(freshText().padEnd(80, '.'));
    expect((await second.translate(text)).cached).toBe(true);
    await expect(first.translate(freshText().padEnd(80, '.'))).rejects.toMatchObject({ status: 429 });
  });

  test('immediately rejects a text that exceeds the whole budget', async () => {
    const { translate } = await createTranslator();
    await expect(translate('x'.repeat(101))).rejects.toMatchObject({ code: 'translation_budget_spent' });
  });
});

test('rejects a text of more than 2,000 characters', async () => {
  const { translate } = await createTranslator();
  await expect(translate('x'.repeat(2001))).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});
