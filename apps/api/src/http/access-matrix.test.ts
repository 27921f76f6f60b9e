import type { Access } from '@glossa/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';

import { createLearner } from '../testing/factories/learner.ts';
import { everyEndpoint, knock } from '../testing/every-endpoint.ts';
import { signedIn } from '../testing/signed-in.ts';
import { startTestApp } from '../testing/test-app.ts';
import { tokenHash } from './bearer.ts';

const app = startTestApp();

const roles = {
  'a shop client': { accountType: 'shop_client' },
  'a learner': {},
  'a content manager': { canManageContent: true },
  'a shop client who manages content': { accountType: 'shop_client', canManageContent: true },
  staff: { isStaff: true },
  'an admin': { isSuperuser: true },
  'an admin with a shop account': { isSuperuser: true, accountType: 'shop_client' },
} as const;
type Role = keyof typeof roles;
const everyRole = Object.keys(roles) as Role[];

/** Who may call what, written down a second time. */
const allowed: Record<Access, readonly Role[]> = {
  public: everyRole,
  person: everyRole,
  learner: ['a learner', 'a content manager', 'staff', 'an admin', 'an admin with a shop account'],
  content: [
    'a content manager',
    'a shop client who manages content',
    'an admin',
    'an admin with a shop account',
  ],
  staff: ['staff', 'an admin', 'an admin with a shop account'],
  admin: ['an admin', 'an admin with a shop account'],
};

const learners = {} as Record<Role, { id: string }>;
beforeAll(async () => {
  for (const role of everyRole) learners[role] = await createLearner(app, roles[role]);
});

test.each(everyEndpoint)(
  '%s is for nobody who is not signed in, unless it is public',
  async (_name, endpoint) => {
    const { status, code } = await knock(app.visitor(), endpoint);
    if (endpoint.access === 'public') expect([401, 403]).not.toContain(status);
    else expect({ status, code }).toEqual({ status: 401, code: 'unauthenticated' });
  },
);

test.each(
  everyRole.flatMap((role) => everyEndpoint.map(([name, endpoint]) => [role, name, endpoint] as const)),
)('%s at %s', async (role, _name, endpoint) => {
  const { status, code } = await knock(await signedIn(app, learners[role]), endpoint);
  if (allowed[endpoint.access].includes(role)) expect([401, 403]).not.toContain(status);
  else {
    const refusal = endpoint.access === 'learner' ? 'not_a_learner' : 'forbidden';
    expect({ status, code }).toEqual({ status: 403, code: refusal });
  }
});

test.each(everyEndpoint)('%s takes an access token only when it may', async (_name, endpoint) => {
  const { id } = await createLearner(app, { isSuperuser: true });
  const token = `glossa_${id}`;
  await app.deps.db.prisma.accessToken.create({
    data: {
      id,
      learnerId: id,
      name: 'script',
      prefix: 'glossa_',
      tokenHash: new Uint8Array(tokenHash(token)),
    },
  });
  const program = app.visitor();
  const headers = {
    authorization: `Bearer ${token}`,
    'x-csrftoken': undefined,
    'x-signature': undefined,
    'x-timestamp': undefined,
  };
  const { status, code } = await knock(program, endpoint, { headers });
  if (endpoint.sessionOnly) expect({ status, code }).toEqual({ status: 403, code: 'forbidden' });
  // On public endpoints a token changes nothing: what is sent to them is protected as from everybody.
  else if (endpoint.access === 'public' && endpoint.csrf) expect(code).toBe('csrf_failed');
  else expect([401, 403]).not.toContain(status);
});

test('a password, the account itself, tokens and sessions are out of reach of a token', () => {
  const names = everyEndpoint.filter(([, endpoint]) => endpoint.sessionOnly).map(([name]) => name);
  expect(names.sort()).toEqual([
    'changePassword',
    'createToken',
    'deleteAccount',
    'deleteToken',
    'endSession',
    'listSessions',
    'listTokens',
  ]);
});
