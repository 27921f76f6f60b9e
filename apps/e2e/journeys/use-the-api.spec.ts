import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { createToken } from '@glossa/contract/access-tokens';
import { listTags } from '@glossa/contract/tags';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { createTemporaryFolder } from '../src/app/temporary-folder.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { test } from '../src/test.ts';

const run = promisify(execFile);

const exampleRegion = (page: Page) => page.getByRole('region', { name: 'Example call' });

test('a developer finds an API route by keyword and opens it directly by its URL', async ({ page, url }) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      externalRequests.push(request.url());
  });
  await page.goto('/developers');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('create tag');
  await expect(page.getByText('1 endpoint', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/developers\/createTag\?q=create\+tag$/);
  await expect(page.getByRole('heading', { name: 'Create a tag' })).toBeFocused();
  await expectNoAccessibilityViolations(page, 'a route');

  await page.goto('/developers/createTag');
  await expect(page.getByRole('link', { name: /Create a tag/ })).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'tag_exists' })).toBeAttached();
  await expectPhoneWidth(page, 'a route');
  const raw = await page.request.get(
    (await page.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')) ?? '',
  );
  expect(await raw.json()).toMatchObject({ openapi: '3.1.1' });
  expect(externalRequests).toEqual([]);
});

test('on a phone, an open route replaces the list, and the layout is right to left in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers?q=tags&lng=ar');
  await page.getByRole('link', { name: /Create a tag/ }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('/api/tags/', { exact: true }).first()).toHaveCSS('direction', 'ltr');
  await expectNoAccessibilityViolations(page, 'a route in Arabic');
  await page.getByRole('link', { name: 'كل المسارات' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('tags');
});

test('the examples run as shown, with a token and with a session', async ({ page, learner }) => {
  const folder = await createTemporaryFolder();
  const runShell = (script: string, env: Record<string, string> = {}) =>
    run('bash', ['-c', script], { cwd: folder.path, env: { ...process.env, ...env } });
  const listTagNames = async () =>
    (await learner.call(listTags, { query: {} })).results.map(({ name }) => name);

  const { token } = await learner.call(createToken, { body: { name: 'script' } });
  await page.goto('/developers/createTag');
  await runShell(await exampleRegion(page).innerText(), { GLOSSA_TOKEN: token });
  expect(await listTagNames()).toEqual(['travel']);

  await page.goto('/developers');
  const signIn = await page.getByRole('region', { name: 'Browsers: session' }).innerText();
  const signInScript = signIn.replace('you@example.org', learner.email).replace('…', learner.password);
  const key = await page.getByRole('region', { name: 'Signatures' }).innerText();
  await page.goto('/developers/createTag');
  await page.getByText('Session', { exact: true }).click();
  const bySession = (await exampleRegion(page).innerText()).replace('travel', 'sea');
  await page.goto('/developers/updateProfile');
  await page.getByText('Session', { exact: true }).click();
  const signedExample = await exampleRegion(page).innerText();
  const { stdout } = await runShell(['set -e', signInScript, bySession, key, signedExample].join('\n'));
  expect(await listTagNames()).toEqual(['sea', 'travel']);
  expect(stdout).toContain(`"email":"${learner.email}"`);
  expect(stdout).not.toContain('"error"');
  await folder.remove();
});
