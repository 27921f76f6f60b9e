import { refundOrder } from '@glossa/contract/orders';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { onlyRun } from '#testing/job-run.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { buyProduct, demoShop, order, payInDemo } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { receiptHandler } from './jobs.ts';
import { sendReceipts } from './service.ts';

const app = startTestApp(demoShop);

const run = () => receiptHandler(app.deps).handle({}, onlyRun);
const findEmail = async ({ learnerId }: { learnerId: string }) =>
  (await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: learnerId } })).email;

/**
 * Creates a mail server that fails with each of these errors in turn, then accepts everything. `run` sends the receipts
 * through it; `accepted` are the recipients of accepted emails.
 */
function createFailingMailer(...errors: Error[]) {
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
  const { buyer, order: paid } = await buyProduct(app, id);
  await Promise.all([run(), run()]);
  await run();
  const emails = await listEmailsTo(app, await findEmail(buyer));
  expect(emails).toHaveLength(1);
  const [item] = paid.items;
  expect(emails[0]?.subject).toBe(`Your receipt for order ${paid.orderNumber}`);
  expect(emails[0]?.text).toContain(
    `The keeper: $4.99\n${app.deps.config.publicUrl}/marketplace/purchased/${item?.purchase_id}`,
  );
  expect(emails[0]?.text).toContain(`/order-history?order=${paid.id}`);
});

test('sends the receipt for a plan in the buyer’s language, with a link to the plans', async () => {
  const buyer = await signInLearner(
    app,
    await createLearner(app, { subscriptionType: 'Basic', uiLanguage: 'de' }),
  );
  const { id } = await order(buyer, { plan: 'Pro' });
  await payInDemo(buyer, id);
  await run();
  const [sent] = await listEmailsTo(app, await findEmail(buyer));
  expect(sent?.subject).toMatch(/^Deine Quittung/);
  expect(sent?.text).toMatch(/Pro-Tarif: 9,00\s\$\n\S+\/subscription\/upgrade\n/);
});

test('sends no receipt for a refunded or unpaid order', async () => {
  const { id } = await createProduct(app);
  const { buyer, order: paid } = await buyProduct(app, id);
  await buyer.call(refundOrder, { params: { id: paid.id }, body: { reason: 'Too sad' } });
  const other = await signInLearner(app);
  await order(other, { product_ids: [id] });
  await run();
  expect(await listEmailsTo(app, await findEmail(buyer))).toEqual([]);
  expect(await listEmailsTo(app, await findEmail(other))).toEqual([]);
});

test('retries a receipt after a temporary failure, but not after a permanent one', async () => {
  const { id } = await createProduct(app);
  const { buyer } = await buyProduct(app, id);
  const temporaryFailure = createFailingMailer(new Error('connection refused'));
  await temporaryFailure.run();
  expect(temporaryFailure.accepted).toEqual([]);
  await temporaryFailure.run();
  await temporaryFailure.run();
  expect(temporaryFailure.accepted).toEqual([await findEmail(buyer)]);
  await buyProduct(app, (await createProduct(app)).id);
  const failingMailer = createFailingMailer(
    Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
  );
  await failingMailer.run();
  await failingMailer.run();
  expect(failingMailer.accepted).toEqual([]);
});
