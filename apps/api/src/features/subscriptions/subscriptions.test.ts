import { listNotifications } from '@glossa/contract/notifications';
import { refundOrder } from '@glossa/contract/orders';
import { listPlans } from '@glossa/contract/subscriptions';
import { afterEach, expect, test } from 'vitest';

import { shiftClock } from '#testing/clock.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { onlyRun } from '#testing/job-run.ts';
import { demoShop, order, payInDemo } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { subscriptionHandler } from './jobs.ts';

const app = startTestApp(demoShop);
const day = 86_400_000;
afterEach(() => shiftClock(app, 0));

const createBasicUser = async () =>
  signInLearner(app, await createLearner(app, { subscriptionType: 'Basic' }));
type Buyer = Awaited<ReturnType<typeof createBasicUser>>;
async function buy(buyer: Buyer, plan: 'Pro' | 'Ultimate'): Promise<string> {
  const { id } = await order(buyer, { plan });
  await payInDemo(buyer, id);
  return id;
}
async function fetchCurrentPlan(buyer: Buyer) {
  const { current: now } = await buyer.call(listPlans, {});
  const days = now.ends_at === null ? null : (Date.parse(now.ends_at) - app.deps.clock().getTime()) / day;
  return { plan: now.plan, days: days === null ? null : Math.round(days) };
}
const sweep = () => subscriptionHandler(app.deps).handle({}, onlyRun);
const listSubjects = async (buyer: Buyer) =>
  (await buyer.call(listNotifications, {})).results
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('plan_'));

test('lists the plans with their prices and features', async () => {
  const { plans, current: now } = await (await createBasicUser()).call(listPlans, {});
  expect(plans).toMatchObject([
    { id: 'Basic', name: 'Basic', price: 0, languages: 1, offer: 'current' },
    { id: 'Pro', price: 9, days: 30, languages: 5, isHighlighted: true, offer: 'select' },
    {
      id: 'Ultimate',
      price: 19,
      features: ['all_languages', 'reading', 'videos', 'practice'],
      offer: 'select',
    },
  ]);
  expect(now).toEqual({ plan: 'Basic', ends_at: null, is_managed: false });
});

const fetchOffers = async (account: Parameters<typeof createLearner>[1]) => {
  const { plans, current: now } = await (
    await signInLearner(app, await createLearner(app, account))
  ).call(listPlans, {});
  return { offers: plans.map(({ offer }) => offer), isManaged: now.is_managed };
};

test('treats a business account and a plan assigned by an administrator as managed', async () => {
  expect(await fetchOffers({ subscriptionType: 'Pro' })).toEqual({
    offers: ['included', 'current', 'contact'],
    isManaged: true,
  });
  expect(await fetchOffers({ subscriptionType: 'Basic', business: true })).toEqual({
    offers: ['current', 'contact', 'contact'],
    isManaged: true,
  });
});

test('offers to renew the current plan or select a larger one, and marks the smaller one as included', async () => {
  const buyer = await createBasicUser();
  await buy(buyer, 'Pro');
  const { plans } = await buyer.call(listPlans, {});
  expect(plans.map(({ offer }) => offer)).toEqual(['included', 'renew', 'select']);
});

test('activates a plan immediately and adds a renewal at its end', async () => {
  const buyer = await createBasicUser();
  await buy(buyer, 'Pro');
  expect(await fetchCurrentPlan(buyer)).toEqual({ plan: 'Pro', days: 30 });
  shiftClock(app, 10 * day);
  await buy(buyer, 'Pro');
  expect(await fetchCurrentPlan(buyer)).toEqual({ plan: 'Pro', days: 50 });
});

test('converts the remaining value of a plan into days of the next plan', async () => {
  const buyer = await createBasicUser();
  await buy(buyer, 'Pro');
  await buy(buyer, 'Ultimate');
  expect(await fetchCurrentPlan(buyer)).toEqual({
    plan: 'Ultimate',
    days: 30 + Math.round((30 * 900) / 1900),
  });
});

test('ends a refunded plan', async () => {
  const buyer = await createBasicUser();
  const id = await buy(buyer, 'Ultimate');
  await buyer.call(refundOrder, { params: { id }, body: { reason: 'Too many' } });
  expect(await fetchCurrentPlan(buyer)).toEqual({ plan: 'Basic', days: null });
});

test('notifies the subscriber once before a plan ends and once after', async () => {
  const buyer = await createBasicUser();
  await buy(buyer, 'Pro');
  await sweep();
  expect(await listSubjects(buyer)).toEqual([]);
  shiftClock(app, 28 * day);
  await Promise.all([sweep(), sweep()]);
  expect(await listSubjects(buyer)).toEqual(['plan_ends:Pro']);
  expect((await fetchCurrentPlan(buyer)).plan).toBe('Pro');
  shiftClock(app, 31 * day);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await fetchCurrentPlan(buyer)).toEqual({ plan: 'Basic', days: null });
  expect(await listSubjects(buyer)).toEqual(['plan_ended:Pro', 'plan_ends:Pro']);
});
