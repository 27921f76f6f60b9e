import { createToken } from '@glossa/contract/access-tokens';
import { getMe } from '@glossa/contract/auth';
import { createOrder } from '@glossa/contract/orders';
import { getStorage } from '@glossa/contract/storage';
import { listTexts } from '@glossa/contract/texts';
import { uploadText } from '@glossa/contract/text-upload';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';

const recording = readFileSync('fixtures/tone.mp3');
/** Space for five and a half recordings. */
const quota = Math.floor(recording.length * 5.5);

test.use({
  environment: { STORAGE_QUOTA_BASIC: String(quota), EMAIL_VERIFICATION: 'required' },
});

test.describe('Storage', () => {
  test('concurrent uploads can’t exceed the quota', asvs('V5.2', 'V2.4'), async ({ url }) => {
    const learner = await createLearnerAccount(url);
    // Each upload has its own session, since the CSRF token changes with each request.
    const sessions = await Promise.all(Array.from({ length: 12 }, () => signIn(url, learner)));
    const upload = ({ call }: User, number: number) =>
      call(uploadText, {
        body: { title: `Recording ${number}`, text: `Recording number ${number}.`, language: 'en' },
        files: { audio: new File([recording], 'tone.mp3', { type: 'audio/mpeg' }) },
      });
    const outcomes = await Promise.all(sessions.map((session, number) => failureOf(upload(session, number))));
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'storage_quota_exceeded']));
    const space = await learner.call(getStorage, {});
    expect(space).toMatchObject({ used: 5 * recording.length, limit: quota });
    // Reading still works.
    expect((await learner.call(listTexts, { query: { language: 'en' } })).count).toBe(5);
  });
});

test.describe('Access tokens', () => {
  test(
    'a token allows only what its scopes permit, and expires',
    asvs('V7.2', 'V8.2'),
    async ({ url, site }) => {
      const learner = await createLearnerAccount(url);
      const { token } = await learner.call(createToken, { body: { name: 'Script', scopes: ['read'] } });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      expect((await send(url + getMe.path, { headers })).status).toBe(200);
      const body = JSON.stringify({ text: 'lamp', knowledge_level: 2, translation: 'Lampe', language: 'en' });
      const written = await send(url + addOrUpdateWord.path, { method: 'POST', headers, body });
      expect([written.status, written.code]).toEqual([403, 'token_scope_missing']);
      await site.query(`UPDATE access_token SET expires_at = now() - interval '1 second'`);
      const expired = await send(url + getMe.path, { headers });
      expect([expired.status, expired.code]).toEqual([401, 'token_expired']);
    },
  );
});

test.describe('Email addresses', () => {
  test('buying requires a confirmed address', asvs('V6.1', 'V2.3'), async ({ url }) => {
    const buyer = await createLearnerAccount(url);
    const creator = await signIn(url, contentManager);
    const product = await addEbook(creator, { title: `Lamp ${Date.now()}`, text: 'A lamp.' });
    const headers = { 'Idempotency-Key': randomUUID() };
    const order = buyer.call(createOrder, { body: { product_ids: [product] } }, { headers });
    expect(await failureOf(order)).toBe('email_not_verified');
  });
});
