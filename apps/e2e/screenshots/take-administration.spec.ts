import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { createLongSiteHistory } from './states/administrators.ts';
import { captureVariants } from './states/capture-variants.ts';
import { captureSheet } from './states/capture-sheet.ts';

/** Screens for admins: paths by screenshot name. */
const screens = {
  learners: '/admin/learners',
  metrics: '/admin/metrics?period=90',
  dictionaries: '/admin/dictionaries?language=fr',
  audit: '/admin/audit',
  tasks: '/tasks',
};

test('captures every administration screen, with a lot of data and on a fresh installation', async ({
  page,
  ownApp: { url },
  browser,
}, info) => {
  test.setTimeout(900_000);
  const folder = info.outputPath('administration');
  for (const state of ['much', 'nothing']) await mkdir(join(folder, state), { recursive: true });
  await captureVariants(browser, url, await signIn(url, admin), join(folder, 'nothing'), {
    ...screens,
    'learners-import': '/admin/learners/import',
  });
  const site = await createLongSiteHistory(url);
  await captureVariants(browser, url, site.admin, join(folder, 'much'), {
    ...screens,
    'learners-import': `/admin/learners/import/${site.import}`,
    learner: `/admin/learners?learner=${site.learner}`,
  });
  for (const screen of [...Object.keys(screens), 'learners-import'])
    await captureSheet(page, screen, ['much', 'nothing'], folder);
  await captureSheet(page, 'learner', ['much'], folder);
});
