import { deleteAccount, getMe } from '@glossa/contract/auth';
import { refundOrder } from '@glossa/contract/orders';
import { requestPasswordReset } from '@glossa/contract/auth';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { buyProduct } from '../src/shop/buy-product.ts';
import { addText } from '../src/texts/add-text.ts';
import { contentManager } from '../src/users/demo-accounts.ts';
import { createApiClient } from '../src/users/api-client.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { Site } from '../src/security/security-test.ts';

/** Returns the tables that have a row containing a text. */
async function tablesWith({ query }: Site, text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(`SELECT 1 FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [text]);
    if (row) found.push(name);
  }
  return found;
}

/** Returns everything that the page has stored in the browser. Runs in the page. */
async function readStorage(): Promise<string> {
  const settle = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(request.error?.message)));
    });
  const values: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settle(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      values.push(await settle(database.transaction(store).objectStore(store).getAll()));
  }
  return JSON.stringify(values);
}

test.describe('Privacy', () => {
  test('a deleted account leaves nothing behind', asvs('V14.2'), async ({ url, site }) => {
    const user = await createLearnerAccount(url);
    const secretSentence = `My diary of ${Date.now()}`;
    await addText(user, { title: secretSentence, text: `${secretSentence}. Nobody reads it.` });
    await user.call(addOrUpdateWord, {
      body: { text: 'diary', knowledge_level: 2, translation: secretSentence, language: 'en' },
    });
    const ebook = await addEbook(await signIn(url, contentManager), {
      title: `Sea ${Date.now()}`,
      text: 'A sea.',
    });
    const order = await buyProduct(user, ebook);
    await user.call(refundOrder, { params: { id: order }, body: { reason: `${secretSentence}, unwanted` } });
    await createApiClient(url).call(requestPasswordReset, { body: { email: user.email } });
    await failureOf(user.call(getMe, {}));
    expect(await tablesWith(site, secretSentence)).not.toEqual([]);
    await user.call(deleteAccount, {});
    await expect.poll(() => tablesWith(site, secretSentence)).toEqual([]);
    await expect.poll(() => tablesWith(site, user.email)).toEqual([]);
  });

  test('signing out deletes a user’s data from the browser', asvs('V14.3'), async ({ page, learner }) => {
    const title = `Private ${Date.now()}`;
    const id = await addText(learner, { title, text: 'Nobody else reads this.' });
    await page.goto(`/reading/${id}`);
    await expect(page.getByText('Nobody').first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    const stored = await page.evaluate(readStorage);
    expect(stored).not.toContain(title);
    expect(stored).not.toContain(learner.email);
  });
});
