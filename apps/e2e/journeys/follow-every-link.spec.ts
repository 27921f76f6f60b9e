import { expect } from '@playwright/test';

import { createAccount } from '../src/users/new-account.ts';
import type { AccountRoles } from '../src/users/new-account.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { plainPaths } from '../src/screens/router-paths.ts';
import { createCrawler } from '../src/screens/crawler.ts';
import { test } from '../src/test.ts';

const booleans = [true, false];
// Admins who are also staff or content managers have access to the same pages as other admins: see
// apps/web/src/app/pages-by-role.test.tsx, which also checks that every page can be reached by someone.
const roleCombinations: AccountRoles[] = booleans.flatMap((isLearner) => [
  { isLearner, isStaff: false, managesContent: false, isAdmin: true },
  ...booleans.flatMap((isStaff) =>
    booleans.map((managesContent) => ({ isLearner, isStaff, managesContent, isAdmin: false })),
  ),
]);

const describeRoles = ({ isLearner, isStaff, managesContent, isAdmin }: AccountRoles): string =>
  [
    isLearner ? 'a learner' : 'a shop client',
    ...(isStaff ? ['staff'] : []),
    ...(managesContent ? ['content manager'] : []),
    ...(isAdmin ? ['admin'] : []),
  ].join(', ');

for (const roles of roleCombinations) {
  test(`every link opens: ${describeRoles(roles)}`, async ({ page, context, url }) => {
    const user = await createAccount(url, await signIn(url, admin), roles);
    await user.signInTo(context);
    const crawler = createCrawler(page);
    await crawler.follow(() => page.goto('/help'));

    const linked = new Set<string>();
    /** Follows a menu link and expects its page to open. */
    const follow = async (menu: string, act: () => Promise<unknown>) => {
      const path = await crawler.follow(act);
      await expect.poll(crawler.isOpen, { message: `${menu} leads to ${path}` }).toBe(true);
      linked.add(path);
      // Wait for the redirect, because this page shows a message before it redirects.
      if (path === '/users') await page.waitForURL('**/admin/learners');
    };

    const aside = page.getByRole('complementary').first();
    const names = await aside.getByRole('link').allInnerTexts();
    const links = aside.getByRole('link');
    expect(names.length).toBeGreaterThan(5);
    for (let at = 0; at < names.length; at++) await follow(`“${names[at]}”`, () => links.nth(at).click());

    const openSearch = async () => {
      await page.keyboard.press('Control+k');
      return page.getByRole('listbox').getByRole('option');
    };
    const options = await openSearch();
    await expect(options.first()).toBeVisible();
    const offeredOptions = await options.allInnerTexts();
    await page.keyboard.press('Escape');
    const known = new Set(names.map((name) => name.trim()));
    for (const name of offeredOptions.filter((one) => !known.has(one.trim()))) {
      await follow(`“${name}” of the search`, async () => {
        await openSearch();
        await page.getByRole('listbox').getByRole('option', { name, exact: true }).first().click();
      });
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Mobile navigation' }).getByRole('link');
    await expect(bar).toHaveCount(5);
    for (let at = 0; at < 5; at++)
      await follow(`link ${at + 1} of the bottom bar`, () => bar.nth(at).click());
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(aside).toBeVisible();

    // For staff and content managers, these pages have only a few more links, so skip them.
    if (!roles.isStaff && !roles.managesContent)
      for (const path of plainPaths()) if (!linked.has(path)) await crawler.goTo(path);
    expect(crawler.drainFailedRequests()).toEqual([]);
  });
}
