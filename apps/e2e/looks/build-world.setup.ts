import { createLearner } from '@glossa/contract/learners';

import { administer } from '../screenshots/states/administrators.ts';
import { contentManager, demoLearner } from '../src/people/demo-accounts.ts';
import { newLearner, newShopClient, password, signIn } from '../src/people/person.ts';
import type { Person } from '../src/people/person.ts';
import { test } from '../src/test.ts';
import { forgetLooks } from './results.ts';
import { learnForLong } from './world/learn.ts';
import { buyALot, offer } from './world/trade.ts';
import { keepWorld } from './world/world.ts';

/** Returns a staff member added by an admin. */
async function newStaff(url: string, { call }: Person): Promise<Person> {
  const account = { email: 'staff@glossa.example', password };
  await call(createLearner, { body: { ...account, is_staff: true, current_language: 'en', invite: false } });
  return signIn(url, account);
}

test('the world that is looked at', async ({ url }) => {
  test.setTimeout(300_000);
  forgetLooks();
  const learner = await signIn(url, demoLearner);
  const creator = await signIn(url, contentManager);
  const learned = await learnForLong(learner);
  const traded = await buyALot(learner, await offer(creator));
  const { admin, import: roster, learner: someone } = await administer(url);
  const signedIn = {
    learner,
    creator,
    admin,
    newcomer: await newLearner(url, 'en', 'newcomer@glossa.example'),
    shopper: await newShopClient(url, 'buyer@glossa.example'),
    staff: await newStaff(url, admin),
  };
  const cookies = Object.fromEntries(
    Object.entries(signedIn).map(([who, { cookies: kept }]) => [
      who,
      [...kept].map(([name, value]) => ({ name, value })),
    ]),
  );
  keepWorld({ cookies, places: { ...learned, ...traded, roster, someone } });
});
