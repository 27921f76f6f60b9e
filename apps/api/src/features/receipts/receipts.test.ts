import { refundOrder } from '@glossa/contract/orders';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { onlyRun } from '#testing/job-run.ts';
import { emailsTo } from '#testing/sent-emails.ts';
import { bought, demoShop, order, payInDemo } from '#testing/shopping.ts';
import { signedIn } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { receiptHandler } from './jobs.ts';
import { sendReceipts } from './service.ts';

const app = startTestApp(demoShop);

const run = () => receiptHandler(app.deps).handle({}, onlyRun);
const emailOf = async ({ learnerId }: { learnerId: string }) =>
  (await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: learnerId } })).email;

/** A mail server that fails with each of these errors in turn, then accepts everything. */
function refusing(...errors: Error[]) {
  const accepted: string[] = [];
  const send = async ({ to }: { to: string }) => {
    const error = errors.shift();
    if (error) throw error;
    accepted.push(to);
  };
  return { accepted, run: () => sendReceipts({ ...app.deps, mailer: { send, outbox: undefined } }) };
}

test('sends one receipt that links to the purchase', async () => {
  const { id } = await createProduct(app, { title: 'The keeper' });
  const { buyer, order: paid } = await bought(app, id);
  await Promise.all([run(), run()]);
  await run();
  const emails = await emailsTo(app, await emailOf(buyer));
  expect(emails).toHaveLength(1);
  const [item] = paid.items;
  expect(emails[0]?.subject).toBe(`Your receipt for order ${paid.orderNumber}`);
  expect(emails[0]?.text).toContain(
    `The keeper: $4.99\n${app.deps.config.publicUrl}/marketplace/purchased/${item?.purchase_id}`,
  );
  expect(emails[0]?.text).toContain(`/order-history?order=${paid.id}`);
});

test('sends the receipt for a plan in the buyer’s language, with a link to the plans', async () => {
  const buyer = await signedIn(
    app,
    await createLearner(app, { subscriptionType: 'Basic', uiLanguage: 'de' }),
  );
  const { id } = await order(buyer, { plan: 'Pro' });
  await payInDemo(buyer, id);
  await run();
  const [sent] = await emailsTo(app, await emailOf(buyer));
  expect(sent?.subject).toMatch(/^Deine Quittung/);
  expect(sent?.text).toMatch(/Pro-Tarif: 9,00\s\$\n\S+\/subscription\/upgrade\n/);
});

test('sends no receipt for a refunded or unpaid order', async () => {
  const { id } = await createProduct(app);
  const { buyer, order: paid } = await bought(app, id);
  await buyer.call(refundOrder, { params: { id: paid.id }, body: { reason: 'Too sad' } });
  const other = await signedIn(app);
  await order(other, { product_ids: [id] });
  await run();
  expect(await emailsTo(app, await emailOf(buyer))).toEqual([]);
  expect(await emailsTo(app, await emailOf(other))).toEqual([]);
});

test('retries a receipt after a temporary failure, but not after a permanent one', async () => {
  const { id } = await createProduct(app);
  const { buyer } = await bought(app, id);
  const later = refusing(new Error('connection refused'));
  await later.run();
  expect(later.accepted).toEqual([]);
  await later.run();
  await later.run();
  expect(later.accepted).toEqual([await emailOf(buyer)]);
  await bought(app, (await createProduct(app)).id);
  const never = refusing(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
  await never.run();
  await never.run();
  expect(never.accepted).toEqual([]);
});
