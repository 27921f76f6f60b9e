import { checkAuth, login, startLearning } from '@glossa/contract/auth';
import { chooseVisitorLanguage, getCompanion } from '@glossa/contract/companion';
import { describe, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({
  PUBLIC_URL: 'http://learn.school.example',
  COMPANION_SITE_URL: 'http://www.school.example/',
  COMPANION_LANGUAGE_COOKIE: 'site_lang',
  COMPANION_COOKIE_DOMAIN: 'school.example',
});
const standaloneApp = startTestApp();

/** Returns the cookies that a response sets, by name, without their expiry dates. */
async function readCookies(browser: Browser, path: string, body?: object): Promise<Record<string, string>> {
  const response = await browser.fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { ...browser.csrfHeaders(), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  const cookies: Record<string, string> = {};
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', rest = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    cookies[name] = rest.replace(/ Expires=[^;]*;/, '');
  }
  return cookies;
}

describe('the companion site', () => {
  test('is returned to anyone', async () => {
    expect(await app.visitor().call(getCompanion, {})).toEqual({
      site: 'http://www.school.example',
      ajax_url: 'http://www.school.example/wp-admin/admin-ajax.php',
      cookie: 'site_lang',
    });
  });

  test('is null when none is configured', async () => {
    expect(await standaloneApp.visitor().call(getCompanion, {})).toEqual({
      site: null,
      ajax_url: null,
      cookie: 'pll_language',
    });
  });

  test('is the only other origin that the content security policy allows', async () => {
    const readPolicy = async (url: string) =>
      (await fetch(`${url}/locales/en/common.json`)).headers
        .get('content-security-policy')
        ?.match(/connect-src [^;]*/)?.[0];
    expect(await readPolicy(app.url)).toBe("connect-src 'self' http://www.school.example");
    expect(await readPolicy(standaloneApp.url)).toBe("connect-src 'self'");
  });
});

describe('the language cookies', () => {
  test('last a day after sign-in, except the site-wide one, which lasts a year', async () => {
    const { email } = await createAccount(app, { currentLanguage: 7, selectedLanguages: [7, 8] });
    const cookies = await readCookies(app.visitor(), login.path, { email, password: testPassword });
    expect(cookies).toMatchObject({
      glossa_language: 'fr; Max-Age=86400; Path=/; SameSite=Lax',
      glossa_languages: 'fr.de; Max-Age=86400; Path=/; SameSite=Lax',
      site_lang: 'fr; Max-Age=31536000; Domain=school.example; Path=/; SameSite=Lax',
    });
  });

  test('follow the selected language', async () => {
    const browser = await signInLearner(app, await createLearner(app, { subscriptionType: 'Pro' }));
    await browser.call(startLearning, { body: { language: 'ja' } });
    expect(browser.cookies.get('site_lang')).toBe('ja');
    expect(browser.cookies.get('glossa_languages')).toBe('en.ja');
  });

  test('are updated when the language was changed on another device', async () => {
    const browser = await signInLearner(
      app,
      await createLearner(app, { currentLanguage: 7, selectedLanguages: [7] }),
    );
    browser.cookies.set('glossa_language', 'de');
    browser.cookies.set('site_lang', 'de');
    await browser.call(checkAuth, {});
    expect([browser.cookies.get('glossa_language'), browser.cookies.get('site_lang')]).toEqual(['fr', 'fr']);
  });

  test('keep a value that the companion site has set', async () => {
    const { email } = await createAccount(app, { currentLanguage: 7, selectedLanguages: [7, 8] });
    const browser = app.visitor();
    browser.cookies.set('glossa_language', 'en');
    browser.cookies.set('site_lang', 'de');
    await browser.call(login, { body: { email, password: testPassword } });
    expect([browser.cookies.get('glossa_language'), browser.cookies.get('site_lang')]).toEqual(['fr', 'de']);
  });

  test('do not include the companion site’s cookie when no companion site is configured', async () => {
    const { email } = await createAccount(standaloneApp);
    const cookies = await readCookies(standaloneApp.visitor(), login.path, { email, password: testPassword });
    expect(Object.keys(cookies)).not.toContain('pll_language');
  });
});

describe('selecting a language for one browser', () => {
  test('sets a thirty-day cookie with all languages for a visitor', async () => {
    const cookies = await readCookies(app.visitor(), chooseVisitorLanguage.path, { language: 'zh-cn' });
    expect(cookies['glossa_language']).toMatch(/^zh; Max-Age=86400;/);
    expect(cookies['glossa_languages']).toMatch(/^ja\.ko\.zh\..*; Max-Age=2592000;/);
    expect(cookies['site_lang']).toMatch(/^zh; Max-Age=31536000;/);
  });

  test('rejects an unsupported language', async () => {
    const choosing = app.visitor().call(chooseVisitorLanguage, { body: { language: 'xx' } });
    await expect(choosing).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('is possible for a signed-in shop client, but not for a learner', async () => {
    const learner = await signInLearner(app);
    await expect(learner.call(chooseVisitorLanguage, { body: { language: 'fr' } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const client = await signInLearner(
      app,
      await createLearner(app, { accountType: 'shop_client', currentLanguage: null }),
    );
    expect(await client.call(chooseVisitorLanguage, { body: { language: 'fr' } })).toEqual({
      language: 'fr',
    });
  });
});
