import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest, signIn } from './requests.mjs';
import { startWordpress } from './site.mjs';

const glossa = 'https://learn.school.example';
/** @type {(origin: string, more?: Record<string, string>) => Record<string, string>} */
const from = (origin, more = {}) => ({ Origin: origin, ...more });

/** @type {import('./site.mjs').Site} */
let site;
beforeAll(async () => {
  site = await startWordpress({ origins: [glossa] });
});
afterAll(() => site?.stop());

const setLanguage = (/** @type {string} */ lang, headers = from(glossa)) =>
  sendRequest(site.url, { form: { action: 'sync_language', lang }, headers });
const read = (/** @type {Record<string, string>} */ headers) =>
  sendRequest(site.url, { form: { action: 'glossa_language' }, headers });

describe('an allowed origin', () => {
  test('sets the language and receives a wp_send_json_success response', async () => {
    const { status, body, headers, cookies } = await setLanguage('fr');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { message: 'Language set to French.', lang: 'fr', slug: 'fr' },
    });
    expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
    expect(headers.get('access-control-allow-origin')).toBe(glossa);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary') ?? '').toMatch(/Origin/);
    expect(headers.get('cache-control') ?? '').toMatch(/no-cache/);
    expect(cookies['pll_language'] ?? '').toMatch(
      /^pll_language=fr; .*Max-Age=31536000; path=\/; SameSite=Lax$/,
    );
  });

  test('reads the language, before and after one is chosen', async () => {
    const unchosen = await read(from(glossa));
    expect([unchosen.body.success, unchosen.body.data.lang]).toEqual([true, null]);
    const german = await read(from(glossa, { Cookie: 'pll_language=de' }));
    expect([german.body.data.lang, german.body.data.message]).toEqual(['de', 'The language is German.']);
    const invalid = await read(from(glossa, { Cookie: 'pll_language=<b>' }));
    expect(invalid.body.data.lang).toBe(null);
    expect(german.cookies).toEqual({});
  });

  test('gets the same responses for a signed-in visitor', async () => {
    const session = await signIn(site.url, { log: 'reader', pwd: 'Companion-Reader-1' });
    const signedIn = await setLanguage('ja', from(glossa, { Cookie: session }));
    expect([signedIn.status, signedIn.body.data.lang]).toEqual([200, 'ja']);
    expect(signedIn.cookies['pll_language'] ?? '').toMatch(/^pll_language=ja;/);
    const rejected = await setLanguage('ja', from('https://evil.example', { Cookie: session }));
    expect(rejected.status).toBe(403);
  });

  test('on another site receives a SameSite=None cookie over HTTPS', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const crossSite = await setLanguage('fr', from(glossa, { ...https, 'Sec-Fetch-Site': 'cross-site' }));
    expect(crossSite.cookies['pll_language'] ?? '').toMatch(/; secure; SameSite=None$/i);
    const sameSite = await setLanguage('fr', from(glossa, { ...https, 'Sec-Fetch-Site': 'same-site' }));
    expect(sameSite.cookies['pll_language'] ?? '').toMatch(/; secure; SameSite=Lax$/i);
    const old = await setLanguage('fr', from(glossa, https));
    expect(old.cookies['pll_language'] ?? '').toMatch(/; secure; SameSite=None$/i);
  });
});

describe('a language', () => {
  /** @type {[string, Record<string, string>, string][]} */
  const invalidForms = [
    ['that is missing', {}, 'No language was given.'],
    ['that is empty', { lang: '' }, 'No language was given.'],
    ['in several parts', { 'lang[]': 'fr' }, 'No language was given.'],
    ['that is not a code', { lang: '<script>' }, 'No language was given.'],
    ['with a line break', { lang: 'fr\r\nSet-Cookie: a=b' }, 'This is not a language code.'],
    ['that cannot be learned', { lang: 'xx' }, 'This site is not available in xx.'],
  ];
  for (const [name, form, sentence] of invalidForms) {
    test(`${name} is rejected with a wp_send_json_error response`, async () => {
      const { status, body, cookies } = await sendRequest(site.url, {
        form: { action: 'sync_language', ...form },
        headers: from(glossa),
      });
      expect([status, body, cookies]).toEqual([400, { success: false, data: sentence }, {}]);
    });
  }

  test('may be in upper case or have a region', async () => {
    expect((await setLanguage('FR')).body.data.lang).toBe('fr');
    expect((await setLanguage('zh-cn')).body.data.slug).toBe('zh');
    expect((await setLanguage('grc')).body.data.lang).toBe('grc');
  });
});

describe('the origin of a request', () => {
  /** @type {[string, Record<string, string>][]} */
  const others = [
    ['another origin', from('https://evil.example')],
    ['an origin that begins like an allowed one', from(`${glossa}.evil.example`)],
    ['an allowed host without encryption', from('http://learn.school.example')],
    ['an allowed host at another port', from(`${glossa}:8443`)],
    ['an opaque origin', from('null')],
    ['a request without an origin', {}],
  ];
  for (const [name, headers] of others) {
    test(`${name} is rejected and can't read the response`, async () => {
      for (const answer of [await setLanguage('fr', headers), await read(headers)]) {
        expect(answer.status).toBe(403);
        expect(answer.body.success).toBe(false);
        expect(typeof answer.body.data).toBe('string');
        expect(answer.headers.get('access-control-allow-origin')).toBe(null);
        expect(answer.cookies).toEqual({});
      }
    });
  }

  test('a page of the site itself is allowed', async () => {
    expect((await setLanguage('fr', from(site.url))).status).toBe(200);
  });

  test('a link cannot set the language', async () => {
    const link = { method: 'GET', query: '?action=sync_language&lang=fr' };
    expect((await sendRequest(site.url, { ...link, headers: from(glossa) })).status).toBe(405);
    expect((await sendRequest(site.url, link)).status).toBe(403);
  });
});

describe('a preflight', () => {
  const preflight = (/** @type {string} */ origin, /** @type {string} */ query) =>
    sendRequest(site.url, {
      method: 'OPTIONS',
      query,
      headers: from(origin, {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-requested-with',
      }),
    });

  test('from an allowed origin is accepted', async () => {
    const { status, headers } = await preflight(glossa, '?action=sync_language');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(glossa);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers') ?? '').toMatch(/X-Requested-With/);
  });

  /** @type {[string, string, string][]} */
  const rejectedRequests = [
    ['from another origin', 'https://evil.example', '?action=sync_language'],
    ['for another action', glossa, '?action=heartbeat'],
    ['for no action', glossa, ''],
  ];
  for (const [name, origin, query] of rejectedRequests) {
    test(`${name} is rejected`, async () => {
      const { status, headers } = await preflight(origin, query);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    });
  }

  test('does not open other actions to an allowed origin', async () => {
    const { headers } = await sendRequest(site.url, { form: { action: 'heartbeat' }, headers: from(glossa) });
    expect(headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('a site with few languages', () => {
  const on = (/** @type {string} */ kind, /** @type {string} */ lang, more = {}) =>
    setLanguage(lang, from(glossa, { 'X-Test-Site': kind, ...more }));

  test('with Polylang stores its own slug for the language', async () => {
    const chinese = await on('polylang', 'zh');
    expect(chinese.body.data).toEqual({ message: 'Language set to 中文 (中国).', lang: 'zh', slug: 'zh-cn' });
    expect(chinese.cookies['pll_language'] ?? '').toMatch(/^pll_language=zh-cn;/);
    expect((await on('polylang', 'pt')).body.data.slug).toBe('pt-br');
    expect((await on('polylang', 'fr')).status).toBe(400);
    const now = await read(from(glossa, { 'X-Test-Site': 'polylang', Cookie: 'pll_language=zh-cn' }));
    expect([now.body.data.lang, now.body.data.slug]).toEqual(['zh', 'zh-cn']);
  });

  test('with WPML receives a cookie that lasts one day', async () => {
    const { cookies, body } = await on('wpml', 'zh-tw');
    expect(body.data.slug).toBe('zh-hant');
    expect(Object.keys(cookies)).toEqual(['wp-wpml_current_language']);
    expect(cookies['wp-wpml_current_language'] ?? '').toMatch(/=zh-hant; .*Max-Age=86400;/);
    expect((await on('wpml', 'zh')).body.data.slug).toBe('zh-hans');
  });

  test('without a language cookie returns 409', async () => {
    const { status, body, cookies } = await on('cookieless', 'fr');
    expect([status, body.success, cookies]).toEqual([409, false, {}]);
  });
});

test('causes no PHP warnings', async () => {
  const own = (await site.phpWarnings()).split('\n').filter((line) => line.includes('glossa-language-sync'));
  expect(own).toEqual([]);
});
