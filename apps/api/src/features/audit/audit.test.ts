import { exportAudit, listActors, listAudit } from '@glossa/contract/audit';
import { buildUrl } from '@glossa/contract/client';
import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { updateContentPricing } from '@glossa/contract/content-pricing';
import { updateEbook } from '@glossa/contract/ebooks';
import { inviteLearner } from '@glossa/contract/learners';
import { listOutbox } from '@glossa/contract/outbox';
import { createPricingTier } from '@glossa/contract/pricing-tiers';
import { getLearningReport } from '@glossa/contract/reports';
import { createCoupon, saveTaxRates } from '@glossa/contract/shop-settings';
import { revokeTask } from '@glossa/contract/task-lists';
import { expect, test } from 'vitest';

import { operator, recordAudit } from '#domain/audit/record-audit.ts';
import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { makeTask } from '#testing/factories/task.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const signInAdmin = async (firstName = 'Ada') =>
  signInLearner(
    app,
    await createLearner(app, { isSuperuser: true, canManageContent: true, firstName, lastName: 'Admin' }),
  );

/** Returns the logged actions of a user, oldest first. */
async function listActions(browser: Browser & { learnerId: string }) {
  const query = { actor: browser.learnerId, page_size: 100 };
  const { results } = await browser.call(listAudit, { query });
  return results
    .map(({ action, target_kind, detail }) => ({ action, kind: target_kind, ...detail }))
    .toReversed();
}

test('allows only admins to read the audit log', async () => {
  for (const role of [{}, { isStaff: true }, { canManageContent: true }]) {
    const browser = await signInLearner(app, await createLearner(app, role));
    for (const endpoint of [listAudit, listActors, exportAudit])
      expect((await browser.fetch(buildUrl(endpoint, {}))).status).toBe(403);
  }
});

test('logs single and bulk content changes with the title', async () => {
  const browser = await signInAdmin();
  const { id } = await createProduct(app, { title: 'Herons', status: 'draft' });
  const { id: other } = await createProduct(app, { title: 'Owls', status: 'published' });
  await browser.call(updateEbook, { params: { id }, body: { category: 'Science' } });
  await browser.call(changeEbooks, { body: { ids: [id, other], action: 'publish' } });
  await browser.call(changeEbooks, { body: { ids: [other], action: 'draft' } });
  await browser.call(updateContentPricing, { params: { id }, body: { discountPercentage: 10 } });
  await browser.call(changeEbooks, { body: { ids: [id], action: 'remove' } });
  expect(await listActions(browser)).toEqual([
    { action: 'content.change', kind: 'ebook', title: 'Herons', fields: ['category'] },
    { action: 'content.publish', kind: 'ebook', title: 'Herons' },
    { action: 'content.unpublish', kind: 'ebook', title: 'Owls' },
    { action: 'content.price', kind: 'ebook', title: 'Herons', fields: ['discountPercentage'] },
    { action: 'content.remove', kind: 'ebook', title: 'Herons' },
  ]);
});

test('does not log rejected requests', async () => {
  const browser = await signInAdmin();
  const body = { name: 'Low', money: { amount: 300, currency: 'USD' as const } };
  await browser.call(createPricingTier, { body });
  await expect(browser.call(createPricingTier, { body })).rejects.toMatchObject({
    code: 'tier_exists',
  });
  expect(await listActions(browser)).toEqual([{ action: 'tier.create', kind: 'tier', title: 'Low' }]);
});

test('prevents entries from being changed or deleted, even after their actor is deleted', async () => {
  const { learnerId } = await signInAdmin('Grace');
  const actor = { id: learnerId, name: 'Grace Admin' };
  const target = { kind: 'coupon', id: learnerId };
  await app.deps.db.transaction((tx) => recordAudit(tx, { actor, action: 'coupon.create', target }));
  const { auditEntry, learner } = app.deps.db.prisma;
  const where = { targetId: learnerId };
  for (const statement of [
    "UPDATE audit_entry SET actor_name = 'Ada' WHERE target_id = $1",
    "UPDATE audit_entry SET actor_id = NULL, reason = 'x' WHERE target_id = $1",
    'DELETE FROM audit_entry WHERE target_id = $1',
  ])
    await expect(app.deps.db.pool.query(statement, [learnerId])).rejects.toThrow('are final');
  await learner.delete({ where: { id: learnerId } });
  expect(await auditEntry.findMany({ where })).toMatchObject([{ actorId: null, actorName: 'Grace Admin' }]);
});

test('logs changes to tax rates and coupons', async () => {
  const browser = await signInAdmin();
  await browser.call(saveTaxRates, { body: { rates: [] } });
  await browser.call(createCoupon, { body: { code: 'SPRING', percentOff: 10 } });
  expect(await listActions(browser)).toEqual([
    { action: 'settings.change', kind: 'settings' },
    { action: 'coupon.create', kind: 'coupon', title: 'SPRING' },
  ]);
});

test('logs actions on other users’ data but not on the actor’s own, and repeated views at most once an hour', async () => {
  const browser = await signInAdmin();
  const { id: ownerId, username } = await createLearner(app);
  const ownTask = await makeTask(app, { ownerId: browser.learnerId });
  const othersTask = await makeTask(app, { ownerId });
  for (const { id } of [ownTask, othersTask]) await browser.call(revokeTask, { params: { id } });
  const report = { period: 'last_week', format: 'json' } as const;
  await browser.call(getLearningReport, { query: report });
  for (let times = 0; times < 2; times++) {
    await browser.call(getLearningReport, { query: { ...report, learner: ownerId } });
    await browser.call(listOutbox, {});
  }
  expect(await listActions(browser)).toEqual([
    { action: 'task.revoke', kind: 'task', title: username, type: 'import_words' },
    { action: 'report.view', kind: 'learner', title: username },
    { action: 'outbox.read', kind: 'outbox' },
  ]);
});

test('distinguishes the operator’s entries from those of a user with the same name', async () => {
  const browser = await signInAdmin('glossa');
  await browser.call(saveTaxRates, { body: { rates: [] } });
  const { id, username } = await createLearner(app);
  await app.deps.db.transaction((tx) =>
    recordAudit(tx, { actor: operator, action: 'learner.promote', target: { kind: 'learner', id } }),
  );
  const { results, count } = await browser.call(listAudit, { query: { actor: 'operator' } });
  expect(results).toMatchObject([
    {
      actor: 'glossa',
      actor_id: null,
      is_operator: true,
      action: 'learner.promote',
      target_id: id,
      detail: { title: username },
    },
  ]);
  expect(count).toBe(1);
  const { results: own } = await browser.call(listAudit, { query: { actor: browser.learnerId } });
  expect(own).toMatchObject([{ is_operator: false }]);
});

test('filters entries by actor, action, kind, search text and date, and exports them as CSV', async () => {
  const browser = await signInAdmin('=Eve');
  const { id } = await createProduct(app, { title: 'The Lighthouse', status: 'draft' });
  await browser.call(updateEbook, { params: { id }, body: { category: 'Fiction' } });
  const countFound = async (query: object) =>
    (await browser.call(listAudit, { query: { ...query, actor: browser.learnerId } })).count;
  const today = new Date().toISOString().slice(0, 10);
  expect(await countFound({})).toBe(1);
  expect(
    await countFound({ action: 'content.change', kind: 'ebook', search: 'lightHOUSE', from: today }),
  ).toBe(1);
  expect(await countFound({ action: 'content.publish' })).toBe(0);
  expect(await countFound({ kind: 'video' })).toBe(0);
  expect(await countFound({ search: '100%' })).toBe(0);
  expect(await countFound({ to: '2020-01-01' })).toBe(0);
  const { results } = await browser.call(listActors, {});
  expect(results).toContainEqual({ id: browser.learnerId, name: '=Eve Admin' });
  const file = await browser.fetch(buildUrl(exportAudit, { query: { actor: browser.learnerId } }));
  const [head, line] = (await file.text()).split('\r\n');
  expect(head).toMatch(/Date,Who,Action/);
  expect(line).toContain("'=Eve Admin,content.change,ebook");
  await expect(browser.call(listAudit, { query: { action: 'x' as never } })).rejects.toMatchObject({
    status: 400,
  });
});

test('finds entries about a learner by name, and entries since a given time', async () => {
  const browser = await signInAdmin();
  const { id, username } = await createLearner(app, { firstName: 'Zénobie', lastName: 'Quill' });
  await createLearner(app, { firstName: 'Other', lastName: 'Person' });
  await browser.call(inviteLearner, { params: { id } });
  const listFound = async (query: object) =>
    (await browser.call(listAudit, { query: { ...query, actor: browser.learnerId } })).results.map(
      ({ target_id }) => target_id,
    );
  for (const search of ['zenobie', 'Zénobie quill', username])
    expect(await listFound({ search })).toEqual([id]);
  expect(await listFound({ search: 'Other Person' })).toEqual([]);
  expect(await listFound({ search: 'zeno%ie' })).toEqual([]);
  const file = await browser.fetch(buildUrl(exportAudit, { query: { search: 'zenobie' } }));
  expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
  const now = Date.now();
  const moment = (offset: number) => new Date(now + offset).toISOString();
  expect(await listFound({ from: moment(-60_000) })).toEqual([id]);
  expect(await listFound({ from: moment(60_000) })).toEqual([]);
});
