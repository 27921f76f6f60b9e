import { checkAuth } from '@glossa/contract/auth';
import { expect } from '@playwright/test';

import { companionTest } from '../src/companion/companion-test.ts';
import { startFakeCompanionSite } from '../src/companion/fake-companion-site.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';

const test = companionTest(startFakeCompanionSite);

test('the learning language syncs both ways with the companion site, and still changes here if that site fails', async ({
  page,
  context,
  learner,
  site,
  browser,
  url,
}) => {
  const select = page.getByRole('combobox', { name: 'Learning language' });
  const sync = page.getByRole('button', { name: 'Sync from WordPress' });
  const chooseOnCompanionSite = (language: string) =>
    context.addCookies([{ name: 'pll_language', value: language, domain: '127.0.0.1', path: '/' }]);
  await page.goto('/dashboard');
  await expect(select).toHaveValue('fr');
  await expect.poll(() => site.receivedLanguages).toEqual(['fr']);

  await test.step('sends a language chosen here to the companion site', async () => {
    await select.selectOption('de');
    await expect.poll(() => site.receivedLanguages).toEqual(['fr', 'de']);
    await sync.click();
    await expect(page.getByText('and Glossa are both set to German.')).toBeVisible();
  });

  await test.step('applies a language chosen on the companion site without sending it back', async () => {
    await chooseOnCompanionSite('es');
    await expect(select).toHaveValue('es');
    await page.reload();
    await expect(select).toHaveValue('es');
    await expect(page.getByText('Your Spanish at a glance.')).toBeVisible();
    expect(site.receivedLanguages).toEqual(['fr', 'de']);
  });

  await test.step('asks before adding a new language', async () => {
    await chooseOnCompanionSite('it');
    await sync.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(select).toHaveValue('es');
  });

  await test.step('lets a visitor test syncing', async () => {
    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await visitor.goto('/language-test');
    await expect(visitor.getByText('WordPress language', { exact: true })).toBeVisible();
    expect.soft(await findAccessibilityViolations(visitor)).toEqual([]);
    await visitor.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    await visitor.getByRole('button', { name: 'Test WordPress Sync' }).click();
    await expect(visitor.getByText('action=sync_language lang=ja')).toBeVisible();
    await expect(visitor.getByText('Both sites are set to the same language.')).toBeVisible();
    await visitor.getByRole('combobox', { name: 'Language' }).selectOption('la');
    await expect(visitor.getByText(/says: This site is not available in Latin\./)).toBeVisible();
    await visitor.getByRole('button', { name: 'Sync from WordPress' }).click();
    await expect(visitor.getByText('action=glossa_language')).toBeVisible();
    await visitor.getByRole('button', { name: 'Clear' }).click();
    await expect(visitor.getByText('No requests yet.')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('changes the language immediately even if the site refuses, hangs or is down', async () => {
    site.setBehavior('refusing');
    await select.selectOption('fr');
    await expect(page.getByText('Your French at a glance.')).toBeVisible();
    await expect(page.getByText(/didn’t respond\. It may be down, or it may not allow/)).toBeVisible();
    site.setBehavior('silent');
    await select.selectOption('de');
    await expect(page.getByText('Your German at a glance.')).toBeVisible();
    await site.stop();
    await select.selectOption('ja');
    await expect(page.getByText('Your Japanese at a glance.')).toBeVisible();
    await sync.click();
    await expect(page.getByText(/didn’t respond/).first()).toBeVisible();
    await expect(select).toHaveValue('ja');
    expect(await learner.call(checkAuth, {})).toMatchObject({ user: { current_language: 'ja' } });
  });
});
