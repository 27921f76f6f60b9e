import { deleteAccount } from '@glossa/contract/auth';
import type { Access, Endpoint } from '@glossa/contract/endpoint';
import { getTokenScope, TokenScope } from '@glossa/contract/token-scopes';
import { beforeAll, expect, test } from 'vitest';

import { everyEndpoint, callWithoutInput, type Outcome } from '#testing/every-endpoint.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { hashToken } from './bearer.ts';

const app = startTestApp();

const roles = {
  'a shop client': { accountType: 'shop_client' },
  'a learner': {},
  'a content manager': { canManageContent: true },
  'a shop client who manages content': { accountType: 'shop_client', canManageContent: true },
  staff: { isStaff: true },
  'staff with a shop account': { isStaff: true, accountType: 'shop_client' },
  'an admin': { isSuperuser: true },
  'an admin with a shop account': { isSuperuser: true, accountType: 'shop_client' },
} as const;
type Role = keyof typeof roles;
const everyRole = Object.keys(roles) as Role[];

/** Expected access by role, independent of the implementation's rules. */
const allowed: Record<Access, readonly Role[]> = {
  public: everyRole,
  user: everyRole,
  learner: ['a learner', 'a content manager', 'staff', 'an admin', 'an admin with a shop account'],
  uploader: [
    'a learner',
    'a content manager',
    'a shop client who manages content',
    'staff',
    'an admin',
    'an admin with a shop account',
  ],
  content: [
    'a content manager',
    'a shop client who manages content',
    'an admin',
    'an admin with a shop account',
  ],
  staff: ['staff', 'staff with a shop account', 'an admin', 'an admin with a shop account'],
  admin: ['an admin', 'an admin with a shop account'],
};

const learners = {} as Record<Role, { id: string }>;
beforeAll(async () => {
  for (const role of everyRole) learners[role] = await createLearner(app, roles[role]);
});

/** Returns `let through`, or the status and code of the refusal. 404 and 400 responses count as let through. */
const verdict = ({ status, code }: Outcome): string =>
  [401, 403].includes(status) ? `${status} ${code}` : 'let through';

test.each(everyEndpoint)('%s requires a sign-in unless it is public', async (_name, endpoint) => {
  const expected = endpoint.access === 'public' ? 'let through' : '401 unauthenticated';
  expect(verdict(await callWithoutInput(app.visitor(), endpoint))).toBe(expected);
});

test.each(
  everyRole.flatMap((role) => everyEndpoint.map(([name, endpoint]) => [role, name, endpoint] as const)),
)('%s has the declared access to %s', async (role, _name, endpoint) => {
  const isOfLearning = endpoint.access === 'learner' || endpoint.access === 'uploader';
  const rejection = isOfLearning ? '403 not_a_learner' : '403 forbidden';
  const expected = allowed[endpoint.access].includes(role) ? 'let through' : rejection;
  // `deleteAccount` takes no body, so the call really deletes the account.
  const learner = endpoint === deleteAccount ? await createLearner(app, roles[role]) : learners[role];
  expect(verdict(await callWithoutInput(await signInLearner(app, learner), endpoint))).toBe(expected);
});

/** Returns the expected verdict for an admin's access token. On public endpoints a token has no effect. */
const verdictOnToken = ({ access, csrf, sessionOnly }: Endpoint): string =>
  sessionOnly ? '403 forbidden' : access === 'public' && csrf ? '403 csrf_failed' : 'let through';

test.each(everyEndpoint)('%s accepts an access token only where allowed', async (_name, endpoint) => {
  const { id } = await createLearner(app, { isSuperuser: true });
  const token = `glossa_${id}`;
  await app.deps.db.prisma.accessToken.create({
    data: {
      id,
      learnerId: id,
      name: 'script',
      prefix: 'glossa_',
      tokenHash: new Uint8Array(hashToken(token)),
    },
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'x-csrftoken': undefined,
    'x-signature': undefined,
    'x-timestamp': undefined,
  };
  expect(verdict(await callWithoutInput(app.visitor(), endpoint, { headers }))).toBe(
    verdictOnToken(endpoint),
  );
});

test.each(everyEndpoint.filter(([, { access, sessionOnly }]) => access !== 'public' && !sessionOnly))(
  '%s refuses an access token without its scope',
  async (_name, endpoint) => {
    const { id } = await createLearner(app, { isSuperuser: true });
    const token = `glossa_${id}`;
    const needed = getTokenScope(endpoint);
    await app.deps.db.prisma.accessToken.create({
      data: {
        id,
        learnerId: id,
        name: 'script',
        prefix: 'glossa_',
        tokenHash: new Uint8Array(hashToken(token)),
        scopes: TokenScope.options.filter((scope) => scope !== needed),
      },
    });
    const headers = { authorization: `Bearer ${token}` };
    expect(await callWithoutInput(app.visitor(), endpoint, { headers })).toEqual({
      status: 403,
      code: 'token_scope_missing',
      detail: `This access token lacks the scope “${needed}”`,
    });
  },
);

test('a token needs the scope media for files, read for other GET endpoints and write for the rest', () => {
  const accessible = everyEndpoint.filter(([, { sessionOnly }]) => !sessionOnly);
  const names = accessible.filter(([, one]) => getTokenScope(one) === 'media').map(([name]) => name);
  expect(names.sort()).toEqual([
    'addTrack',
    'createEbook',
    'createVideo',
    'createYoutubeVideo',
    'downloadExport',
    'exportAudit',
    'exportLearners',
    'exportMetrics',
    'exportOrders',
    'exportSecurityEvents',
    'exportSubtitles',
    'exportWords',
    'getLearningReport',
    'getProgressReport',
    'getReadingReport',
    'getRefusedLearners',
    'getRefusedLines',
    'getSentenceSpeech',
    'getSubtitleSpeech',
    'getVocabularyReport',
    'getWordSpeech',
    'makeSentenceCard',
    'previewBook',
    'previewSubtitles',
    'replaceEbookFile',
    'replaceSubtitles',
    'uploadAccountArchive',
    'uploadDictionary',
    'uploadSentenceTimes',
    'uploadText',
    'uploadTextCover',
    'uploadWordImage',
    'uploadWords',
  ]);
  for (const [name, endpoint] of accessible) {
    if (names.includes(name)) continue;
    expect([name, getTokenScope(endpoint)]).toEqual([name, endpoint.method === 'GET' ? 'read' : 'write']);
  }
});

test('access tokens can’t reach passwords, accounts, tokens, sessions or links that grant access', () => {
  const names = everyEndpoint.filter(([, endpoint]) => endpoint.sessionOnly).map(([name]) => name);
  expect(names.sort()).toEqual([
    'addPasskey',
    'cancelEmailChange',
    'changeEmail',
    'changeLearners',
    'changePassword',
    'confirmAppSetup',
    'confirmIdentity',
    'createLearner',
    'createToken',
    'deactivateLearner',
    'deleteAccount',
    'deleteLearner',
    'deleteToken',
    'downloadOfflineCopy',
    'downloadPurchase',
    'endAllSessions',
    'endLearnerSessions',
    'endSession',
    'forgetDevice',
    'getEmailAddress',
    'getSecondFactor',
    'inviteLearner',
    'linkVideo',
    'listIdentities',
    'listKnownDevices',
    'listOutbox',
    'listSessions',
    'listSignIns',
    'listTokens',
    'proveIdentity',
    'removeApp',
    'removeIdentity',
    'removePasskey',
    'renamePasskey',
    'renewRecoveryCodes',
    'resetSecondFactor',
    'revealOutboxMessage',
    'saveService',
    'sendEmailLinks',
    'setPassword',
    'startAppSetup',
    'startPasskeySetup',
    'startProviderLink',
    'startProviderProof',
    'startRoster',
    'testService',
    'turnOffService',
    'updateLearner',
    'uploadRoster',
    'waiveWithdrawal',
  ]);
});
