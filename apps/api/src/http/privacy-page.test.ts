import { readFile } from 'node:fs/promises';

import { login } from '@glossa/contract/auth';
import { interfaceLanguageCookie } from '@glossa/contract/language-cookies';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { startTestApp } from '#testing/test-app.ts';
import { hostCookie } from './host-cookie.ts';

const app = startTestApp();

test('the privacy page names the cookies that are set', async () => {
  const page = await readFile(new URL('../../../web/public/legal/privacy.md', import.meta.url), 'utf8');
  const { email } = await createAccount(app, { currentLanguage: 1, selectedLanguages: [1] });
  const browser = app.visitor();
  await browser.call(login, { body: { email, password: testPassword } });
  const names = [...browser.cookies.keys(), interfaceLanguageCookie];
  expect(names).toContain('glossa_device');
  for (const name of names) expect(page).toContain(`\`${name}\``);
  for (const name of ['sessionid', 'glossa_device', 'glossa_sign_in'])
    expect(page).toContain(`\`${hostCookie(name, { secure: true })}\``);
});
