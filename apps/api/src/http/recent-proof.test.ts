import { createToken } from '@glossa/contract/access-tokens';
import { exportAccount } from '@glossa/contract/account-archive';
import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { deleteAccount } from '@glossa/contract/auth';
import { changeLearners } from '@glossa/contract/bulk-learners';
import { endpoints } from '@glossa/contract/endpoints';
import { createLearner, deleteLearner, resetSecondFactor, updateLearner } from '@glossa/contract/learners';
import { refundOrder } from '@glossa/contract/orders';
import { changeEmail } from '@glossa/contract/email-address';
import * as signOn from '@glossa/contract/single-sign-on';
import * as factors from '@glossa/contract/second-factor';
import { endAllSessions, endSession } from '@glossa/contract/sessions';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { expireProof, prove } from '#testing/second-factor.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const params = { id: newId() };
const refund = { params, body: { reason: 'Bought twice' } };

/**
 * Calls to all endpoints that require an identity confirmation. After a confirmation, most calls fail for another
 * reason.
 */
const calls: Record<string, (by: Browser) => Promise<unknown>> = {
  createToken: (by) => by.call(createToken, { body: { name: 'Script' } }),
  exportAccount: (by) => by.call(exportAccount, {}),
  refundOrder: (by) => by.call(refundOrder, refund),
  refundAnyOrder: (by) => by.call(refundAnyOrder, refund),
  deleteLearner: (by) => by.call(deleteLearner, { params }),
  resetSecondFactor: (by) => by.call(resetSecondFactor, { params }),
  startAppSetup: (by) => by.call(factors.startAppSetup, {}),
  confirmAppSetup: (by) => by.call(factors.confirmAppSetup, { body: { code: '123456' } }),
  removeApp: (by) => by.call(factors.removeApp, {}),
  renewRecoveryCodes: (by) => by.call(factors.renewRecoveryCodes, {}),
  startPasskeySetup: (by) => by.call(factors.startPasskeySetup, {}),
  removePasskey: (by) => by.call(factors.removePasskey, { params }),
  endSession: (by) => by.call(endSession, { params }),
  endAllSessions: (by) => by.call(endAllSessions, {}),
  changeEmail: (by) => by.call(changeEmail, { body: { email: 'new@example.test' } }),
  startProviderLink: (by) =>
    by.call(signOn.startProviderLink, { params: { provider: 'school' }, body: { next: '/settings' } }),
  confirmIdentity: (by) => by.call(signOn.confirmIdentity, {}),
  removeIdentity: (by) => by.call(signOn.removeIdentity, { params }),
  setPassword: (by) => by.call(signOn.setPassword, { body: { new_password: 'Badgers-dig-5-holes' } }),
  deleteAccount: (by) => by.call(deleteAccount, {}),
};

const signInAdmin = async () => signInLearner(app, await createAccount(app, { isSuperuser: true }));
const proofRequired = { status: 409, code: 'proof_required' };
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    ({ code }: { code: string }) => code,
  );

test('lists every endpoint that requires an identity confirmation', () => {
  const declared = Object.entries(endpoints).flatMap(([name, { needsProof }]) =>
    needsProof ? [name.split('.').at(-1)] : [],
  );
  expect(new Set(declared)).toEqual(new Set([...Object.keys(calls), 'addPasskey']));
});

test.each(Object.entries(calls))(
  '%s requires an identity confirmation in the last ten minutes',
  async (_name, act) => {
    const admin = await signInAdmin();
    await expireProof(app, admin);
    await expect(act(admin)).rejects.toMatchObject(proofRequired);
    await prove(admin);
    expect(await failureOf(act(admin))).not.toBe('proof_required');
  },
);

test('access tokens don’t require an identity confirmation', async () => {
  const admin = await signInAdmin();
  const { token } = await admin.call(createToken, { body: { name: 'Script' } });
  const response = await app.visitor().fetch(refundAnyOrder.path.replace('{id}', params.id), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(refund.body),
  });
  expect(await response.json()).toMatchObject({ code: 'order_not_found' });
});

test('changing a learner’s role or email requires an identity confirmation, and other changes don’t', async () => {
  const admin = await signInAdmin();
  const { id } = await createAccount(app, { isStaff: true });
  await expireProof(app, admin);
  const change = (body: object) => admin.call(updateLearner, { params: { id }, body });
  const create = (body: object) =>
    admin.call(createLearner, { body: { email: `${newId()}@school.test`, password: testPassword, ...body } });
  for (const body of [{ is_superuser: true }, { is_staff: false }, { email: 'other@school.test' }])
    await expect(change(body)).rejects.toMatchObject(proofRequired);
  await expect(create({ can_manage_content: true })).rejects.toMatchObject(proofRequired);
  expect(await change({ firstname: 'Ada', is_staff: true })).toMatchObject({ firstname: 'Ada' });
  await create({ is_staff: false });
  await prove(admin);
  expect(await change({ is_superuser: true })).toMatchObject({ is_superuser: true });
});

test('deleting several learners requires an identity confirmation, and signing them out doesn’t', async () => {
  const admin = await signInAdmin();
  const { id } = await createAccount(app);
  await expireProof(app, admin);
  const act = (action: 'delete' | 'end_sessions') =>
    admin.call(changeLearners, { body: { ids: [id], action } });
  await act('end_sessions');
  await expect(act('delete')).rejects.toMatchObject(proofRequired);
  await prove(admin);
  expect((await act('delete')).results).toMatchObject([{ id, ok: true }]);
});
