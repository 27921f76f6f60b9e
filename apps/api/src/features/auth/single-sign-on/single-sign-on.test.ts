import { changePassword, checkAuth, deleteAccount, login, logout } from '@glossa/contract/auth';
import { proveIdentity } from '@glossa/contract/second-factor';
import { listSignIns } from '@glossa/contract/sessions';
import * as contract from '@glossa/contract/single-sign-on';
import { newId } from '@glossa/db/new-id';
import { startOpenIdProvider } from '@glossa/openid-provider/start-openid-provider';
import { afterAll, describe, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { addAppTo, expireProof } from '#testing/second-factor.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { signInWith, visitProvider, type ProviderCookies } from '#testing/visit-provider.ts';

const publicUrl = 'http://127.0.0.1:3000';
const redirectUris = ['school', 'staff'].map((name) => `${publicUrl}/single-sign-on/${name}`);
const [school, staff] = await Promise.all([
  startOpenIdProvider(redirectUris),
  startOpenIdProvider(redirectUris),
]);
afterAll(async () => {
  await school.stop();
  await staff.stop();
});

const app = startTestApp({
  PUBLIC_URL: publicUrl,
  OIDC_PROVIDERS: 'school,staff',
  OIDC_SCHOOL_ISSUER: school.issuer,
  OIDC_SCHOOL_CLIENT_ID: school.clientId,
  OIDC_SCHOOL_CLIENT_SECRET: school.clientSecret,
  OIDC_SCHOOL_REGISTRATION: '1',
  OIDC_SCHOOL_MFA_VALUES: 'mfa',
  OIDC_STAFF_ISSUER: staff.issuer,
  OIDC_STAFF_CLIENT_ID: staff.clientId,
  OIDC_STAFF_CLIENT_SECRET: staff.clientSecret,
  OIDC_STAFF_LABEL: 'Staff room',
  OIDC_STAFF_REGISTRATION: '0',
  OIDC_STAFF_ROLE_CLAIM: 'groups',
  OIDC_STAFF_ROLES: 'sync',
  OIDC_STAFF_ADMIN_VALUES: 'admins',
  OIDC_STAFF_STAFF_VALUES: 'teachers,heads',
});

const signIn = signInWith('school');
let personCount = 0;

/** Adds a person with a verified email to a provider. Returns the name that they sign in with, and the email. */
function createPerson(claims: Record<string, unknown> = {}, provider = school) {
  personCount += 1;
  const name = `person-${personCount}`;
  const email = `${name}@school.test`;
  provider.people.set(name, {
    email,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    ...claims,
  });
  return { name, email: (claims['email'] as string | undefined) ?? email };
}

/** Starts a sign-in attempt and signs in at the provider. Returns what the provider sends back. */
async function comeBack(browser: Browser, name: string, provider = 'school'): Promise<string> {
  const { url } = await browser.call(contract.startProviderSignIn, { params: { provider }, body: {} });
  return visitProvider(url, name);
}

const finish = (browser: Browser, query: string, provider = 'school') =>
  browser.call(contract.finishProviderVisit, { params: { provider }, body: { query } });

/** Links a person to an account from the settings. */
async function linkFrom(browser: Browser, name: string, provider = 'school') {
  const { url } = await browser.call(contract.startProviderLink, { params: { provider }, body: {} });
  return finish(browser, await visitProvider(url, name), provider);
}

async function linkedAccount(claims: Record<string, unknown> = {}) {
  const person = createPerson(claims);
  const account = await createAccount(app);
  const browser = await signInLearner(app, account);
  await linkFrom(browser, person.name);
  return { person, account, browser };
}

const findLearner = (email: string) => app.deps.db.prisma.learner.findUnique({ where: { email } });
const findEvents = (where: object) =>
  app.deps.db.prisma.securityEvent.findMany({ where, orderBy: { id: 'asc' } });

test('lists the sign-in methods for visitors', async () => {
  expect(await app.visitor().call(contract.getSignInOptions, {})).toEqual({
    password_sign_in: true,
    providers: [
      { id: 'school', label: 'School', creates_accounts: true },
      { id: 'staff', label: 'Staff room', creates_accounts: false },
    ],
  });
});

describe('the first sign-in', () => {
  test('creates a learner without a password, in the language of the interface', async () => {
    const { name, email } = createPerson();
    const browser = app.visitor();
    const result = await signIn(browser, name, { next: '/reading?page=2', ui_language: 'fr' });
    expect(result).toMatchObject({
      outcome: 'signed_in',
      next: '/reading?page=2',
      session: {
        user: { email, firstname: 'Ada', lastname: 'Lovelace', account_type: 'learner', is_staff: false },
      },
    });
    expect(await browser.call(checkAuth, {})).toMatchObject({ isAuthenticated: true, user: { email } });
    expect(await findLearner(email)).toMatchObject({ hasPassword: false, uiLanguage: 'fr' });
    const [first] = (await browser.call(listSignIns, {})).results;
    expect(first).toMatchObject({ outcome: 'success', method: 'provider' });
    expect(await browser.call(contract.listIdentities, {})).toMatchObject({
      results: [{ provider: 'school', label: 'School', email }],
      providers: [{ id: 'staff' }],
      has_password: false,
      accepts_passwords: true,
    });
  });

  test('creates one account for two concurrent sign-ins', async () => {
    const { name, email } = createPerson();
    const browsers = [app.visitor(), app.visitor()];
    const queries = await Promise.all(browsers.map((browser) => comeBack(browser, name)));
    const results = await Promise.all(
      browsers.map((browser, index) => finish(browser, queries[index] ?? '')),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['signed_in', 'signed_in']);
    expect(await app.deps.db.prisma.learner.count({ where: { email } })).toBe(1);
  });

  test('creates no account for an email that the provider has not verified', async () => {
    const { name, email } = createPerson({ email_verified: false });
    await expect(signIn(app.visitor(), name)).rejects.toMatchObject({ code: 'provider_email_unverified' });
    expect(await findLearner(email)).toBeNull();
    const { name: nameless } = createPerson({ email: undefined });
    await expect(signIn(app.visitor(), nameless)).rejects.toMatchObject({
      code: 'provider_email_unverified',
    });
  });

  test('creates no account unless the operator allows it', async () => {
    const { name, email } = createPerson({}, staff);
    await expect(signInWith('staff')(app.visitor(), name)).rejects.toMatchObject({
      code: 'provider_account_unknown',
    });
    expect(await findLearner(email)).toBeNull();
    expect(await findEvents({ reason: 'not_linked' })).toMatchObject([
      { kind: 'sign_in', alias: expect.stringMatching(/^unknown:/), detail: { provider: 'staff' } },
    ]);
  });
});

describe('an account with the same email', () => {
  test('is linked only after its owner has signed in another way', async () => {
    const account = await createAccount(app);
    const { name } = createPerson({ email: account.email.toUpperCase() });
    const browser = app.visitor();
    expect(await signIn(browser, name, { next: '/words' })).toMatchObject({
      outcome: 'account_exists',
      next: '/words',
    });
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
    await browser.call(login, { body: { email: account.email, password: testPassword } });
    await browser.call(contract.confirmIdentity, {});
    expect(await signIn(app.visitor(), name)).toMatchObject({
      outcome: 'signed_in',
      session: { user: { id: account.id } },
    });
    expect((await listEmailsTo(app, account.email)).map(({ text }) => text).join()).toContain(
      'A sign-in provider has been linked',
    );
    expect(await findEvents({ learnerId: account.id, kind: 'identity_link' })).toHaveLength(1);
  });

  test('is not linked while another account is signed in', async () => {
    const [theirs, mine] = [await createAccount(app), await createAccount(app)];
    const { name } = createPerson({ email: theirs.email });
    const browser = app.visitor();
    await signIn(browser, name);
    await browser.call(login, { body: { email: mine.email, password: testPassword } });
    await expect(browser.call(contract.confirmIdentity, {})).rejects.toMatchObject({
      code: 'provider_sign_in_expired',
    });
    expect(await app.deps.db.prisma.externalIdentity.count({ where: { learnerId: mine.id } })).toBe(0);
  });

  test('is not linked without a recent sign-in attempt at the provider', async () => {
    const browser = await signInLearner(app);
    await expect(browser.call(contract.confirmIdentity, {})).rejects.toMatchObject({
      code: 'provider_sign_in_expired',
    });
  });

  test('is never linked by an email that the provider has not verified', async () => {
    const account = await createAccount(app);
    const { name } = createPerson({ email: account.email, email_verified: false });
    const browser = app.visitor();
    await expect(signIn(browser, name)).rejects.toMatchObject({ code: 'provider_email_unverified' });
    await browser.call(login, { body: { email: account.email, password: testPassword } });
    await expect(browser.call(contract.confirmIdentity, {})).rejects.toMatchObject({
      code: 'provider_sign_in_expired',
    });
  });
});

describe('a changed email at the provider', () => {
  test('changes neither the Glossa account’s email nor which account is linked', async () => {
    const { person, account } = await linkedAccount();
    const other = await createAccount(app);
    school.people.set(person.name, { email: other.email, email_verified: true });
    expect(await signIn(app.visitor(), person.name)).toMatchObject({
      outcome: 'signed_in',
      session: { user: { id: account.id, email: account.email } },
    });
    expect(await app.deps.db.prisma.externalIdentity.count({ where: { learnerId: other.id } })).toBe(0);
  });
});

describe('linking from the settings', () => {
  test('requires neither a matching nor a verified email', async () => {
    const { account, person } = await linkedAccount({ email_verified: false });
    expect(await signIn(app.visitor(), person.name)).toMatchObject({ session: { user: { id: account.id } } });
  });

  test('requires a recent identity confirmation', async () => {
    const browser = await signInLearner(app);
    await expireProof(app, browser);
    const start = browser.call(contract.startProviderLink, { params: { provider: 'school' }, body: {} });
    await expect(start).rejects.toMatchObject({ code: 'proof_required' });
  });

  test('refuses an identity that is linked to another account', async () => {
    const { person } = await linkedAccount();
    await expect(linkFrom(await signInLearner(app), person.name)).rejects.toMatchObject({
      code: 'identity_taken',
    });
  });

  test('links only one of two accounts that request it concurrently', async () => {
    const { name } = createPerson();
    const browsers = [await signInLearner(app), await signInLearner(app)];
    const outcomes = await Promise.all(
      browsers.map((browser) =>
        linkFrom(browser, name).then(
          ({ outcome }) => outcome,
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['identity_taken', 'linked']);
  });

  test('refuses a second identity from the same provider', async () => {
    const { browser } = await linkedAccount();
    await expect(linkFrom(browser, createPerson().name)).rejects.toMatchObject({
      code: 'provider_other_account',
    });
  });

  test('is refused outside the session that it was started in', async () => {
    const { name } = createPerson();
    const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
    const { url } = await mine.call(contract.startProviderLink, { params: { provider: 'school' }, body: {} });
    const query = await visitProvider(url, name);
    for (const [cookie, value] of mine.cookies)
      if (cookie.endsWith('glossa_provider')) theirs.cookies.set(cookie, value);
    await expect(finish(theirs, query)).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
  });
});

describe('unlinking', () => {
  test('prevents further sign-ins with the provider and notifies the owner', async () => {
    const { browser, person, account } = await linkedAccount({ email: 'somewhere@else.test' });
    const [identity] = (await browser.call(contract.listIdentities, {})).results;
    await browser.call(contract.removeIdentity, { params: { id: identity?.id ?? '' } });
    expect(await signIn(app.visitor(), person.name)).not.toMatchObject({
      session: { user: { id: account.id } },
    });
    expect((await listEmailsTo(app, account.email)).map(({ text }) => text).join()).toContain('unlinked');
    expect(await findEvents({ learnerId: account.id, kind: 'identity_unlink' })).toHaveLength(1);
  });

  test('is refused if it would leave no way to sign in, until a password is set', async () => {
    const { name, email } = createPerson();
    const browser = app.visitor();
    await signIn(browser, name);
    const [identity] = (await browser.call(contract.listIdentities, {})).results;
    const unlink = () => browser.call(contract.removeIdentity, { params: { id: identity?.id ?? '' } });
    await expect(unlink()).rejects.toMatchObject({ code: 'sign_in_method_needed' });
    const session = await browser.call(contract.setPassword, {
      body: { new_password: 'Otters-swim-5-fun!' },
    });
    browser.useSigningKey(session.signingKey);
    await unlink();
    await app.visitor().call(login, { body: { email, password: 'Otters-swim-5-fun!' } });
  });

  test('is refused for other users’ identities', async () => {
    const { browser } = await linkedAccount();
    const [identity] = (await browser.call(contract.listIdentities, {})).results;
    const other = await signInLearner(app);
    const remove = other.call(contract.removeIdentity, { params: { id: identity?.id ?? '' } });
    await expect(remove).rejects.toMatchObject({ code: 'identity_not_found' });
    const unknown = other.call(contract.removeIdentity, { params: { id: newId() } });
    await expect(unknown).rejects.toMatchObject({ code: 'identity_not_found' });
  });
});

describe('setting a first password', () => {
  test('is refused for an account that has one', async () => {
    const browser = await signInLearner(app, await createAccount(app));
    const set = browser.call(contract.setPassword, { body: { new_password: 'Otters-swim-5-fun!' } });
    await expect(set).rejects.toMatchObject({ code: 'has_password' });
  });

  test('requires a recent identity confirmation, and ends other sessions', async () => {
    const { name } = createPerson();
    const [first, second] = [app.visitor(), app.visitor()];
    await signIn(first, name);
    await signIn(second, name);
    const session = await second.call(contract.setPassword, { body: { new_password: 'Otters-swim-5-fun!' } });
    second.useSigningKey(session.signingKey);
    expect(await first.call(checkAuth, {})).toEqual({ isAuthenticated: false });
    expect(await second.call(checkAuth, {})).toMatchObject({ isAuthenticated: true });
  });
});

describe('a response that cannot be trusted', () => {
  const change = async (changeClaims: (claims: Record<string, unknown>) => Record<string, unknown>) => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    school.changeNextToken(changeClaims);
    const attempt = finish(browser, query);
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'provider_refused' });
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  };

  test('is refused for another audience', () => change((claims) => ({ ...claims, aud: 'another-site' })));
  test('is refused for another issuer', () => change((claims) => ({ ...claims, iss: 'https://evil.test' })));
  test('is refused for another nonce', () => change((claims) => ({ ...claims, nonce: 'replayed' })));
  test('is refused without a nonce', () => change(({ nonce: _nonce, ...claims }) => claims));
  test('is refused for an expired token', () =>
    change((claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_600 })));

  test('is refused when signed with another key', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    school.forgeNextToken();
    await expect(finish(browser, query)).rejects.toMatchObject({ code: 'provider_refused' });
    expect((await findEvents({ reason: 'provider_refused' })).length).toBeGreaterThan(0);
  });

  test('is refused with a code that was used before', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const used = await comeBack(browser, name);
    const jar = new Map(browser.cookies);
    await finish(browser, used);
    // Replay the response with the cookie that was deleted.
    const replay = app.visitor();
    for (const [cookie, value] of jar) replay.cookies.set(cookie, value);
    await expect(finish(replay, used)).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
    // Use the code in the attacker's own sign-in attempt.
    const attacker = app.visitor();
    const own = new URLSearchParams(await comeBack(attacker, name));
    own.set('code', new URLSearchParams(used).get('code') ?? '');
    await expect(finish(attacker, `?${own.toString()}`)).rejects.toMatchObject({ code: 'provider_refused' });
  });

  test('signs in once when it is sent twice concurrently', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    const copy = app.visitor();
    for (const [cookie, value] of browser.cookies) copy.cookies.set(cookie, value);
    const outcomes = await Promise.allSettled([finish(browser, query), finish(copy, query)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['without a state', (query: URLSearchParams) => query.delete('state')],
    ['with another state', (query: URLSearchParams) => query.set('state', 'something-else')],
  ])('is refused %s, and doesn’t end the sign-in attempt', async (_how, changeQuery) => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    const changed = new URLSearchParams(query);
    changeQuery(changed);
    await expect(finish(browser, `?${changed.toString()}`)).rejects.toMatchObject({
      code: 'provider_sign_in_expired',
    });
    expect(await finish(browser, query)).toMatchObject({ outcome: 'signed_in' });
  });

  test('is refused in a browser that didn’t start the sign-in attempt', async () => {
    const { name } = createPerson();
    const query = await comeBack(app.visitor(), name);
    await expect(finish(app.visitor(), query)).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
  });

  test('is refused on another provider’s page', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    await expect(finish(browser, query, 'staff')).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
  });

  test('is refused with a cookie that was tampered with', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    for (const [cookie, value] of browser.cookies)
      if (cookie.endsWith('glossa_provider')) browser.cookies.set(cookie, value.slice(0, -2));
    await expect(finish(browser, query)).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
    for (const bad of ['', 'x', 'A'.repeat(60)]) {
      browser.cookies.set('glossa_provider', bad);
      await expect(finish(browser, query)).rejects.toMatchObject({ code: 'provider_sign_in_expired' });
    }
  });

  test('is refused with its own error if the user has canceled', async () => {
    const browser = app.visitor();
    const { url } = await browser.call(contract.startProviderSignIn, {
      params: { provider: 'school' },
      body: {},
    });
    const state = new URL(url).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: school.issuer });
    await expect(finish(browser, `?${query.toString()}`)).rejects.toMatchObject({
      code: 'provider_canceled',
    });
  });
});

test.each(['//evil.test', '/\\evil.test', 'https://evil.test/', 'evil'])(
  'does not return to %s',
  async (next) => {
    const start = app.visitor().call(contract.startProviderSignIn, {
      params: { provider: 'school' },
      body: { next },
    });
    await expect(start).rejects.toMatchObject({ code: 'invalid_request' });
  },
);

test('accepts only configured providers', async () => {
  for (const provider of ['other', 'constructor'])
    await expect(
      app.visitor().call(contract.startProviderSignIn, { params: { provider }, body: {} }),
    ).rejects.toMatchObject({ code: 'provider_not_found' });
});

test('requests a code with PKCE and never sends the client secret through the browser', async () => {
  const { url } = await app.visitor().call(contract.startProviderSignIn, {
    params: { provider: 'school' },
    body: {},
  });
  const parameters = Object.fromEntries(new URL(url).searchParams);
  expect(parameters).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${publicUrl}/single-sign-on/school`,
  });
  expect(url).not.toContain(school.clientSecret);
});

test('refuses a deactivated account', async () => {
  const { person, account } = await linkedAccount();
  await app.deps.db.prisma.learner.update({ where: { id: account.id }, data: { isActive: false } });
  await expect(signIn(app.visitor(), person.name)).rejects.toMatchObject({ code: 'account_inactive' });
  expect(await findEvents({ learnerId: account.id, reason: 'inactive_account' })).toHaveLength(1);
});

test('reports a provider that does not respond, and recovers', async () => {
  const { name } = createPerson();
  const browser = app.visitor();
  const query = await comeBack(browser, name);
  await school.stop();
  await expect(finish(browser, query)).rejects.toMatchObject({ status: 503, code: 'provider_unreachable' });
  expect(await app.visitor().call(contract.getSignInOptions, {})).toMatchObject({ password_sign_in: true });
  await school.start();
  expect(await signIn(browser, name)).toMatchObject({ outcome: 'signed_in' });
});

describe('a second factor', () => {
  test('is required after signing in with a provider', async () => {
    const { person, account } = await linkedAccount();
    await addAppTo(app, account);
    const browser = app.visitor();
    expect(await signIn(browser, person.name)).toMatchObject({ outcome: 'second_factor' });
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  });

  test('is not required if the provider reports one that the operator trusts', async () => {
    const { person, account } = await linkedAccount();
    await addAppTo(app, account);
    const browser = app.visitor();
    const query = await comeBack(browser, person.name);
    school.changeNextToken((claims) => ({ ...claims, amr: ['pwd', 'mfa'] }));
    expect(await finish(browser, query)).toMatchObject({ outcome: 'signed_in' });
  });
});

describe('roles', () => {
  const signInStaff = signInWith('staff');

  async function linkedStaff(groups: unknown, overrides = {}) {
    const person = createPerson({ groups }, staff);
    const account = await createAccount(app, overrides);
    const browser = await signInLearner(app, account);
    await linkFrom(browser, person.name, 'staff');
    return { person, account, browser };
  }

  test('follow the claim at each sign-in, and a change is recorded and ends earlier sessions', async () => {
    const { person, account, browser } = await linkedStaff(['teachers']);
    expect(await signInStaff(app.visitor(), person.name)).toMatchObject({
      session: { user: { is_staff: true, is_superuser: false } },
    });
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
    staff.people.set(person.name, { groups: ['pupils'] });
    expect(await signInStaff(app.visitor(), person.name)).toMatchObject({
      session: { user: { is_staff: false } },
    });
    expect(await findEvents({ learnerId: account.id, kind: 'role_change' })).toMatchObject([
      { detail: { is_staff: [false, true], provider: 'staff' } },
      { detail: { is_staff: [true, false], provider: 'staff' } },
    ]);
  });

  test('remain unchanged if they aren’t configured for the provider', async () => {
    const { person } = await linkedStaff('heads', { canManageContent: true });
    expect(await signInStaff(app.visitor(), person.name)).toMatchObject({
      session: { user: { is_staff: true, can_manage_content: true } },
    });
  });

  test('are never revoked from the last admin', async () => {
    await app.deps.db.prisma.learner.updateMany({ data: { isSuperuser: false } });
    const { person } = await linkedStaff([], { isSuperuser: true });
    expect(await signInStaff(app.visitor(), person.name)).toMatchObject({
      session: { user: { is_superuser: true } },
    });
    await createAccount(app, { isSuperuser: true });
    expect(await signInStaff(app.visitor(), person.name)).toMatchObject({
      session: { user: { is_superuser: false } },
    });
  });
});

describe('confirming one’s identity with a provider', () => {
  async function proveWith(browser: Browser, name: string, cookies?: ProviderCookies) {
    const { url } = await browser.call(contract.startProviderProof, {
      params: { provider: 'school' },
      body: {},
    });
    return visitProvider(url, name, cookies);
  }

  test('lets someone without a password delete their account', async () => {
    const { name, email } = createPerson();
    const browser = app.visitor();
    await signIn(browser, name);
    const session = await app.deps.db.prisma.session.findFirstOrThrow({ where: { learner: { email } } });
    await expireProof(app, { handle: session.id });
    await expect(browser.call(deleteAccount, {})).rejects.toMatchObject({ code: 'proof_required' });
    expect(await finish(browser, await proveWith(browser, name))).toMatchObject({ outcome: 'proved' });
    await browser.call(deleteAccount, {});
    expect(await findLearner(email)).toBeNull();
  });

  test('makes the provider ask for credentials again', async () => {
    const { browser, person } = await linkedAccount();
    const cookies: ProviderCookies = new Map();
    await visitProvider(
      (await app.visitor().call(contract.startProviderSignIn, { params: { provider: 'school' }, body: {} }))
        .url,
      person.name,
      cookies,
    );
    const { url } = await browser.call(contract.startProviderProof, {
      params: { provider: 'school' },
      body: {},
    });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    expect(await finish(browser, await visitProvider(url, person.name, cookies))).toMatchObject({
      outcome: 'proved',
    });
  });

  test.each([
    ['does not say when it asked', ({ auth_time: _time, ...claims }: Record<string, unknown>) => claims],
    ['asked long ago', (claims: Record<string, unknown>) => ({ ...claims, auth_time: 1_700_000_000 })],
  ])('is refused when the provider %s', async (_what, change) => {
    const { browser, person } = await linkedAccount();
    const query = await proveWith(browser, person.name);
    school.changeNextToken(change);
    await expect(finish(browser, query)).rejects.toMatchObject({ code: 'provider_without_proof' });
  });

  test('is refused for another person', async () => {
    const { browser, account } = await linkedAccount();
    const other = createPerson();
    await expect(finish(browser, await proveWith(browser, other.name))).rejects.toMatchObject({
      code: 'provider_other_account',
    });
    expect(await findEvents({ learnerId: account.id, kind: 'identity_check' })).toMatchObject([
      { outcome: 'failure', reason: 'provider_refused' },
    ]);
  });

  test('is refused for a provider that is not linked', async () => {
    const browser = await signInLearner(app);
    const start = browser.call(contract.startProviderProof, { params: { provider: 'school' }, body: {} });
    await expect(start).rejects.toMatchObject({ code: 'identity_not_found' });
  });

  test('counts from the time of authentication at the provider, even if that was before the sign-in', async () => {
    const { name } = createPerson();
    const browser = app.visitor();
    const query = await comeBack(browser, name);
    school.changeNextToken((claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 }));
    await finish(browser, query);
    await expect(
      browser.call(contract.setPassword, { body: { new_password: 'Otters-swim-5-fun!' } }),
    ).rejects.toMatchObject({ code: 'proof_required' });
  });
});

test('ends the Glossa session, but not the provider’s, on sign-out', async () => {
  const { name } = createPerson();
  const browser = app.visitor();
  const cookies: ProviderCookies = new Map();
  await signIn(browser, name, {}, cookies);
  await browser.call(logout, {});
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  // The person is still signed in at the provider, so the provider doesn't prompt.
  expect(await signIn(browser, 'nobody', {}, cookies)).toMatchObject({ outcome: 'signed_in' });
});

test('refuses every password for an account without one', async () => {
  const { name, email } = createPerson();
  const browser = app.visitor();
  await signIn(browser, name);
  for (const password of [testPassword, '!', ' '])
    await expect(app.visitor().call(login, { body: { email, password } })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  await expect(
    browser.call(proveIdentity, { body: { method: 'password', password: testPassword } }),
  ).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(
    browser.call(changePassword, {
      body: { current_password: testPassword, new_password: 'Otters-swim-5-fun!' },
    }),
  ).rejects.toMatchObject({ code: 'wrong_password' });
});
