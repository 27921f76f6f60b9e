import { createToken, deleteToken } from '@glossa/contract/access-tokens';
import { updateProfile } from '@glossa/contract/auth';
import type { Endpoint } from '@glossa/contract/endpoint';
import { endpoints } from '@glossa/contract/endpoints';
import { getOrder } from '@glossa/contract/orders';
import { getReadingPage } from '@glossa/contract/reading';
import { endSession, listSessions } from '@glossa/contract/sessions';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { orderProduct } from '../src/shop/buy-product.ts';
import { addText } from '../src/texts/add-text.ts';
import { contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';

const everyEndpoint: Endpoint[] = Object.values(endpoints);
const fillPath = ({ path }: Endpoint): string =>
  path.replaceAll(/\{\w+\}/g, '0198a000-0000-7000-8000-000000000001');
const cookieHeader = ({ cookies }: User): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test.describe('Access', () => {
  test('visitors can call only public endpoints', asvs('V8.2'), async ({ url }) => {
    for (const endpoint of everyEndpoint.filter(({ access }) => access !== 'public')) {
      const reply = await send(url + fillPath(endpoint), { method: endpoint.method });
      expect(reply.status, `${endpoint.method} ${endpoint.path}`).toBe(401);
    }
  });

  test(
    'learners can’t call endpoints for staff, content managers or admins',
    asvs('V8.2'),
    async ({ url }) => {
      const learner = await createLearnerAccount(url);
      const closed = everyEndpoint.filter(({ access }) => ['admin', 'content', 'staff'].includes(access));
      expect(closed.length).toBeGreaterThan(50);
      for (const endpoint of closed) {
        const reply = await send(url + fillPath(endpoint), {
          method: endpoint.method,
          headers: {
            cookie: cookieHeader(learner),
            'x-csrftoken': learner.cookies.get('csrftoken') ?? '',
          },
        });
        expect(reply.status, `${endpoint.method} ${endpoint.path}`).toBe(403);
      }
    },
  );

  test('no one can read or change another user’s data', asvs('V8.2'), async ({ url }) => {
    const [owner, stranger] = [await createLearnerAccount(url), await createLearnerAccount(url)];
    const text = { id: await addText(owner, { title: 'Private', text: 'Nobody else reads this.' }) };
    const { id: token } = await owner.call(createToken, { body: { name: 'Script' } });
    const { word } = await owner.call(addOrUpdateWord, {
      body: { text: 'nobody', knowledge_level: 2, translation: 'niemand', language: 'en' },
    });
    const ebook = await addEbook(await signIn(url, contentManager), {
      title: `Ship ${Date.now()}`,
      text: 'A ship.',
    });
    const order = { id: await orderProduct(owner, ebook) };
    const [session] = (await owner.call(listSessions, {})).results;
    const attempts = [
      stranger.call(getText, { params: text }),
      stranger.call(getReadingPage, { params: { id: text.id, page: 1 } }),
      stranger.call(updateText, { params: text, body: { title: 'Mine' } }),
      stranger.call(trashText, { params: text }),
      stranger.call(deleteText, { params: text }),
      stranger.call(deleteToken, { params: { id: token } }),
      stranger.call(getWord, { params: { id: word.id } }),
      stranger.call(getOrder, { params: order }),
      stranger.call(endSession, { params: { id: session?.id ?? '' } }),
    ];
    const codes = await Promise.all(attempts.map(failureOf));
    expect(codes.filter((code) => !code?.endsWith('_not_found'))).toEqual([]);
    expect((await owner.call(getText, { params: text })).title).toBe('Private');
  });

  test('requests that set protected fields are rejected', asvs('V15.3'), async ({ url }) => {
    const learner = await createLearnerAccount(url);
    const body = { firstname: 'Ada', is_superuser: true, points: 1_000_000 } as never;
    expect(await failureOf(learner.call(updateProfile, { body }))).toBe('invalid_request');
  });
});

test.describe('Requests from other sites', () => {
  test(
    'are rejected without the session’s CSRF token or from another origin',
    asvs('V3.5'),
    async ({ url }) => {
      const learner = await createLearnerAccount(url);
      const changing = everyEndpoint.filter(({ csrf, access }) => csrf && access === 'learner');
      expect(changing.length).toBeGreaterThan(50);
      const cookie = cookieHeader(learner);
      for (const endpoint of changing) {
        const forged = await send(url + fillPath(endpoint), { method: endpoint.method, headers: { cookie } });
        expect([forged.status, forged.code], endpoint.path).toEqual([403, 'csrf_failed']);
        const foreign = await send(url + fillPath(endpoint), {
          method: endpoint.method,
          headers: {
            cookie,
            origin: 'https://evil.example',
            'x-csrftoken': learner.cookies.get('csrftoken') ?? '',
          },
        });
        expect([foreign.status, foreign.code], endpoint.path).toEqual([403, 'csrf_failed']);
      }
    },
  );

  test('requests with another domain as the host are rejected', asvs('V3.5', 'V4.1'), async ({ url }) => {
    for (const path of [
      '/',
      '/reading',
      '/api/auth/check-auth/',
      '/locales/en/common.json',
      '/media/texts/x/audio',
    ]) {
      const reply = await send(url + path, { headers: { host: 'evil.example' } });
      expect([reply.status, reply.code], path).toEqual([421, 'host_unknown']);
    }
  });
});
