import { changeLearners } from '@glossa/contract/bulk-learners';
import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { getRoster, startRoster, uploadRoster } from '@glossa/contract/learner-import';
import { listLearners } from '@glossa/contract/learners';
import { listEbooks } from '@glossa/contract/ebooks';
import { expect } from '@playwright/test';

import { admin, contentManager, demoLearner } from '../../src/users/demo-accounts.ts';
import { signIn } from '../../src/users/user.ts';
import type { User } from '../../src/users/user.ts';
import { seedHistory } from '../history/seed-history.ts';

const names = ['Anna Smith', 'Émile Dupont', 'Chiara Rossi', 'Jan Novák', 'Hana Kim', 'Fatima Okafor'];
const plans = ['Basic', 'Pro', 'Ultimate'];

/** Returns a class of 120 learners as a CSV file, with three invalid lines. */
function buildClassCsv(): string {
  const lines = Array.from({ length: 120 }, (_, n) => {
    const [first = '', last = ''] = (names[n % names.length] ?? '').split(' ');
    const address = n % 50 === 7 ? 'no address' : `learner.${n}@school.example`;
    return [address, first, last, plans[n % plans.length], (n * 137) % 12_000].join(',');
  });
  return ['email,firstname,lastname,subscription_type,points', ...lines].join('\n');
}

/** Imports a class as an admin. Returns the ID of the import. */
async function importClass({ call }: User): Promise<string> {
  const file = new File([buildClassCsv()], 'class-7b.csv');
  const { id } = await call(uploadRoster, { files: { file } });
  await call(startRoster, { params: { id }, body: { existing: 'skip', invite: false } });
  const isDone = async () => (await call(getRoster, { params: { id } })).finished;
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  return id;
}

/**
 * Gives the site some history: a class, deactivated users, and books removed from the shop and restored. Returns an
 * admin, and the IDs of the import and of a learner.
 */
export async function createSiteHistory(
  url: string,
): Promise<{ admin: User; import: string; learner: string }> {
  const user = await signIn(url, admin);
  const { call } = user;
  const imported = await importClass(user);
  const { results } = await call(listLearners, { query: { search: 'school', page_size: 12 } });
  const ids = results.map(({ id }) => id);
  await call(changeLearners, { body: { ids: ids.slice(0, 3), action: 'deactivate' } });
  const creator = await signIn(url, contentManager);
  const { ebooks } = await creator.call(listEbooks, { query: { page_size: 3 } });
  for (const action of ['draft', 'publish'] as const)
    await creator.call(changeEbooks, { body: { ids: ebooks.map(({ id }) => id), action } });
  return { admin: user, import: imported, learner: ids[5] ?? '' };
}

/** Like `createSiteHistory`, but also gives the demo learner two years of study history. */
export async function createLongSiteHistory(url: string): ReturnType<typeof createSiteHistory> {
  await seedHistory(await signIn(url, demoLearner), 730);
  return createSiteHistory(url);
}
