import { checkAuth } from '@glossa/contract/auth';
import { expect } from '@playwright/test';

import { companionTest } from '../src/companion/companion-test.ts';
import { startRealWordpress } from '../src/companion/real-wordpress.ts';

const test = companionTest(startRealWordpress);

test('the learning language syncs both ways with a real WordPress site', async ({
  page,
  context,
  learner,
  site,
}) => {
  const select = page.getByRole('combobox', { name: 'Learning language' });
  const waitForResponse = () =>
    page.waitForResponse(
      (response) =>
        response.url() === `${site.url}/wp-admin/admin-ajax.php` && response.request().method() === 'POST',
    );
  const readSiteLanguage = async () =>
    (await context.cookies(site.url)).find(({ name }) => name === 'pll_language');

  await test.step('sends the learner’s language to WordPress after sign-in', async () => {
    const syncResponse = waitForResponse();
    await page.goto('/dashboard');
    expect(await (await syncResponse).json()).toMatchObject({ success: true, data: { lang: 'fr' } });
  });

  await test.step('updates WordPress and its cookie when the language changes', async () => {
    // Requests made while loading the page must not be mistaken for the request under test.
    await page.waitForLoadState('networkidle');
    const syncResponse = waitForResponse();
    await select.selectOption('de');
    const response = await syncResponse;
    expect(response.request().postData()).toBe('action=sync_language&lang=de');
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: { message: 'Language set to German.', lang: 'de', slug: 'de' },
    });
    expect(await response.headerValue('set-cookie')).toMatch(/^pll_language=de; .*SameSite=Lax/);
    expect(await readSiteLanguage()).toMatchObject({ value: 'de', sameSite: 'Lax' });
  });

  await test.step('applies the language chosen in WordPress within two seconds', async () => {
    await context.addCookies([{ name: 'pll_language', value: 'ja', url: site.url }]);
    await expect(select).toHaveValue('ja');
    await expect(page.getByText('You’re now learning Japanese')).toBeVisible();
  });

  await test.step('syncs both ways on the test page', async () => {
    await page.goto('/language-test');
    await expect(page.getByText('Both sites are set to the same language.')).toBeVisible();
    await page.getByRole('button', { name: 'Test WordPress Sync' }).click();
    await expect(page.getByText('Language set to Japanese.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sync from WordPress' }).click();
    await expect(page.getByText('and Glossa are both set to Japanese.')).toBeVisible();
    await expect(page.getByText('OK', { exact: true })).toHaveCount(2);
  });

  await test.step('changes the language immediately even if WordPress is down', async () => {
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    await site.stop();
    await select.selectOption('en');
    await expect(page.getByText('Your English at a glance.')).toBeVisible();
    await expect(page.getByText(/didn’t respond\. It may be down/)).toBeVisible();
    expect(await learner.call(checkAuth, {})).toMatchObject({ user: { current_language: 'en' } });
  });
});
