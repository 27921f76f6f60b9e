import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { findWarnings, readConfig } from '#config.ts';
import { issuerKey } from './single-sign-on.ts';

const site = {
  DATABASE_URL: 'postgresql://localhost/glossa',
  SECRET: 'a secret of the tests, long enough to be one',
};
const keycloak = {
  OIDC_PROVIDERS: 'keycloak',
  OIDC_KEYCLOAK_ISSUER: 'https://id.school.test/realms/school',
  OIDC_KEYCLOAK_CLIENT_ID: 'glossa',
};
const read = (environment: Record<string, string>) => readConfig({ ...site, ...environment });
const readErrors = (environment: Record<string, string>): string => {
  try {
    read(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('allows only passwords if no provider is configured', () => {
  expect(read({})).toMatchObject({ passwordSignIn: true, providers: [] });
});

test('reads several providers', () => {
  const { providers } = read({
    ...keycloak,
    OIDC_PROVIDERS: 'keycloak, google',
    OIDC_KEYCLOAK_LABEL: 'School account',
    OIDC_KEYCLOAK_ROLE_CLAIM: 'realm_access.roles',
    OIDC_KEYCLOAK_STAFF_VALUES: 'teachers, heads',
    OIDC_GOOGLE_ISSUER: 'https://accounts.google.com/.well-known/openid-configuration',
    OIDC_GOOGLE_CLIENT_ID: 'x.apps.googleusercontent.com',
    OIDC_GOOGLE_REGISTRATION: '1',
  });
  expect(providers).toMatchObject([
    {
      id: 'keycloak',
      label: 'School account',
      createsAccounts: false,
      allowsHttp: false,
      roles: {
        claim: 'realm_access.roles',
        values: { isStaff: ['teachers', 'heads'] },
        isAuthoritative: false,
      },
    },
    {
      id: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com',
      createsAccounts: true,
      roles: undefined,
    },
  ]);
});

test('treats an issuer with and without a trailing slash as the same', () => {
  expect(issuerKey({ issuer: 'https://id.test/' })).toBe(issuerKey({ issuer: 'https://id.test' }));
});

test('reads a secret from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-oidc-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'from-a-file\n');
  const environment = { ...keycloak, OIDC_KEYCLOAK_CLIENT_SECRET_FILE: file };
  expect(read(environment).providers[0]?.clientSecret).toBe('from-a-file');
  expect(findWarnings(environment)).toEqual([]);
  expect(readErrors({ ...keycloak, OIDC_KEYCLOAK_CLIENT_SECRET_FILE: `${file}-missing` })).toMatch(
    /^OIDC_KEYCLOAK_CLIENT_SECRET_FILE: the file can't be read/,
  );
  rmSync(folder, { recursive: true });
});

test.each([
  [{ OIDC_PROVIDERS: 'Key Cloak' }, /^OIDC_PROVIDERS: must be different names/],
  [{ OIDC_PROVIDERS: 'a,a' }, /^OIDC_PROVIDERS: must be different names/],
  [{ OIDC_PROVIDERS: 'keycloak' }, /^OIDC_KEYCLOAK_ISSUER: is needed\nOIDC_KEYCLOAK_CLIENT_ID: is needed$/],
  [{ ...keycloak, OIDC_KEYCLOAK_ISSUER: 'http://id.school.test' }, /^OIDC_KEYCLOAK_ISSUER: must be an https/],
  [{ ...keycloak, OIDC_KEYCLOAK_SCOPES: 'email' }, /^OIDC_KEYCLOAK_SCOPES: must contain openid$/],
  [{ ...keycloak, OIDC_KEYCLOAK_ROLE_CLAIM: 'groups' }, /^OIDC_KEYCLOAK_ROLE_CLAIM: needs ADMIN_VALUES/],
  [{ ...keycloak, OIDC_KEYCLOAK_ADMIN_VALUES: 'admins' }, /^OIDC_KEYCLOAK_ROLE_CLAIM: is required/],
  [
    {
      ...keycloak,
      OIDC_PROVIDERS: 'keycloak,other',
      OIDC_OTHER_ISSUER: `${keycloak.OIDC_KEYCLOAK_ISSUER}/`,
      OIDC_OTHER_CLIENT_ID: 'x',
    },
    /^OIDC_OTHER_ISSUER: is also the issuer of another provider$/,
  ],
  [{ PASSWORD_SIGN_IN: 'off' }, /^PASSWORD_SIGN_IN: can only be off if OIDC_PROVIDERS names a provider$/],
])('refuses %o', (environment, message) => {
  expect(readErrors(environment as Record<string, string>)).toMatch(message);
});

test('allows http on this machine, and elsewhere only with ALLOW_HTTP', () => {
  const local = { ...keycloak, OIDC_KEYCLOAK_ISSUER: 'http://127.0.0.1:8080/realms/school' };
  expect(read(local).providers[0]?.allowsHttp).toBe(true);
  const inside = { ...keycloak, OIDC_KEYCLOAK_ISSUER: 'http://keycloak:8080', OIDC_KEYCLOAK_ALLOW_HTTP: '1' };
  expect(read(inside).providers[0]?.allowsHttp).toBe(true);
});

test('suggests the correct name for a misspelled variable', () => {
  expect(findWarnings({ ...keycloak, OIDC_KEYCLOAK_CLIENTID: 'glossa' })).toEqual([
    'Unknown variable OIDC_KEYCLOAK_CLIENTID. Did you mean OIDC_KEYCLOAK_CLIENT_ID?',
  ]);
});
