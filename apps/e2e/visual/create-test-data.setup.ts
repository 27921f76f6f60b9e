import { fileURLToPath } from 'node:url';

import { createLearner } from '@glossa/contract/learners';

import { createSiteHistory } from '../screenshots/states/administrators.ts';
import { runCommand } from '../src/app/start-app.ts';
import { createTemporaryFolder } from '../src/app/temporary-folder.ts';
import { contentManager, demoLearner } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, createShopAccount, password, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { test } from '../src/test.ts';
import { clearResults } from './results.ts';
import { createLearningData } from './test-data/create-learning-data.ts';
import { createPurchases, createProducts } from './test-data/create-shop-data.ts';
import { writeTestData } from './test-data/test-data.ts';

/** Returns a staff member created by an admin. */
async function createStaff(url: string, { call }: User): Promise<User> {
  const account = { email: 'staff@glossa.example', password };
  await call(createLearner, { body: { ...account, is_staff: true, current_language: 'en', invite: false } });
  return signIn(url, account);
}

const glossary = fileURLToPath(new URL('../../../prisma/seed/glossaries/en-fr.tsv', import.meta.url));

/** Installs a glossary, so that the word panels show meanings. */
async function installGlossary(url: string): Promise<void> {
  const { E2E_DATABASE_URL: database = '' } = process.env;
  const folder = await createTemporaryFolder();
  const appOptions = {
    dataDir: folder.path,
    port: Number(new URL(url).port),
    env: { DATABASE_URL: database, EMBEDDED: '1' },
  };
  await runCommand(appOptions, ['glossa', 'dictionaries', 'install', glossary]);
  await folder.remove();
}

test('creates the test data', async ({ url }) => {
  test.setTimeout(300_000);
  clearResults();
  await installGlossary(url);
  const learner = await signIn(url, demoLearner);
  const creator = await signIn(url, contentManager);
  const learningData = await createLearningData(learner);
  const purchases = await createPurchases(learner, await createProducts(creator));
  const { admin, import: roster, learner: classLearner } = await createSiteHistory(url);
  const signedIn = {
    learner,
    creator,
    admin,
    newcomer: await createLearnerAccount(url, 'en', 'newcomer@glossa.example'),
    shopper: await createShopAccount(url, 'buyer@glossa.example'),
    staff: await createStaff(url, admin),
  };
  const cookies = Object.fromEntries(
    Object.entries(signedIn).map(([role, { cookies: stored }]) => [
      role,
      [...stored].map(([name, value]) => ({ name, value })),
    ]),
  );
  writeTestData({ cookies, ids: { ...learningData, ...purchases, roster, someone: classLearner } });
});
