import * as z from 'zod';

import { isLoopback } from './address.ts';
import { flag, httpAddress, type ParsedVariables } from './formats.ts';
import { parseVariables } from './parse-variables.ts';

/** Comma-separated values. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const namePattern = /^[a-z][a-z\d]{0,29}$/;

/** Environment variables for single sign-on. Each provider has additional variables. */
export const singleSignOnVariables = {
  PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on'),
  OIDC_PROVIDERS: list.refine(
    (names) => names.every((name) => namePattern.test(name)) && new Set(names).size === names.length,
    'must be different names of lower-case letters and digits, separated by commas, such as keycloak,google',
  ),
};

/** Environment variables of each provider, without the prefix `OIDC_<NAME>_`. */
const providerVariables = {
  // Operators may enter the URL of the discovery document instead.
  ISSUER: httpAddress.transform((url) => url.replace(/\/\.well-known\/openid-configuration$/, '')),
  CLIENT_ID: z.string().min(1),
  CLIENT_SECRET: z.string().optional(),
  LABEL: z.string().trim().min(1).max(40).optional(),
  SCOPES: z
    .string()
    .default('openid email profile')
    .refine((scopes) => scopes.split(' ').includes('openid'), 'must contain openid'),
  REGISTRATION: flag,
  TRUST_EMAIL: flag,
  ALLOW_HTTP: flag,
  MFA_VALUES: list,
  ROLE_CLAIM: z.string().min(1).optional(),
  ROLES: z.enum(['add', 'sync']).default('add'),
  ADMIN_VALUES: list,
  STAFF_VALUES: list,
  CONTENT_VALUES: list,
};
type ProviderVariables = z.output<z.ZodObject<typeof providerVariables>>;

/** The claim values that grant each role. */
export interface RoleValues {
  isSuperuser: readonly string[];
  isStaff: readonly string[];
  canManageContent: readonly string[];
}

/** An OpenID provider that users can sign in with. */
export interface ProviderConfig {
  /** The provider's name in OIDC_PROVIDERS. */
  id: string;
  /** Name shown on the sign-in button. */
  label: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  scopes: string;
  /** Whether the provider may be reached without encryption. */
  allowsHttp: boolean;
  /** Whether to create an account for users who don't have one when they first sign in. */
  createsAccounts: boolean;
  /** Whether to treat the provider's email addresses as verified even if the provider doesn't declare them to be. */
  trustsEmail: boolean;
  /**
   * Values of `acr` or `amr` that mean that a second factor was used, so that the account's own second factor isn't
   * required.
   */
  mfaValues: readonly string[];
  /** Undefined if the provider doesn't manage roles. */
  roles: { claim: string; values: RoleValues; isAuthoritative: boolean } | undefined;
}

/** Returns the issuer as stored with linked accounts: without a trailing slash, which providers may or may not send. */
export const issuerKey = ({ issuer }: Pick<ProviderConfig, 'issuer'>): string => issuer.replace(/\/+$/, '');

/** Returns the prefix of a provider's variable names. */
const prefixOf = (id: string): string => `OIDC_${id.toUpperCase()}_`;

/** Matches the name of a variable with a provider's secret; the secret can be read from a file. */
export const clientSecretPattern = /^OIDC_[A-Z][A-Z\d]{0,29}_CLIENT_SECRET$/;

type Environment = Record<string, string | undefined>;

const providerNames = (environment: Environment): string[] => {
  const names = z.safeParse(singleSignOnVariables.OIDC_PROVIDERS, environment['OIDC_PROVIDERS']);
  return names.success ? names.data : [];
};

/** Returns the names of all providers' environment variables, whether they are set or not. */
export const providerVariableNames = (environment: Environment): string[] =>
  providerNames(environment).flatMap((id) =>
    Object.keys(providerVariables).map((name) => prefixOf(id) + name),
  );

/**
 * Reads the variables of all providers. Variables in `unreadable` have no value because of an error reported elsewhere.
 * Errors never contain values.
 */
export function readProviders(
  environment: Environment,
  unreadable: readonly string[],
): { providers: ProviderConfig[]; errors: string[] } {
  const providers: ProviderConfig[] = [];
  const errors: string[] = [];
  for (const id of providerNames(environment)) {
    const prefix = prefixOf(id);
    const own = Object.fromEntries(
      Object.keys(providerVariables).map((name) => [name, environment[prefix + name]]),
    );
    const skipped = unreadable.flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
    const read = parseVariables(providerVariables, own, validateProvider, skipped);
    errors.push(...read.errors.map((error) => prefix + error));
    if (read.errors.length === 0) providers.push(toProviderConfig(id, read.env));
  }
  for (const [index, { id, issuer }] of providers.entries()) {
    if (providers.findIndex((other) => issuerKey(other) === issuerKey({ issuer })) < index)
      errors.push(`${prefixOf(id)}ISSUER: is also the issuer of another provider`);
  }
  return { providers, errors };
}

function validateProvider(env: ParsedVariables<typeof providerVariables>): string[] {
  const { ISSUER: issuer, ALLOW_HTTP: allowsHttp, ROLE_CLAIM: claim } = env;
  const errors: string[] = [];
  if (issuer?.startsWith('http:') && !allowsHttp && !isLoopback(new URL(issuer).hostname))
    errors.push('ISSUER: must be an https:// URL, unless its ALLOW_HTTP is 1');
  const values = [env.ADMIN_VALUES, env.STAFF_VALUES, env.CONTENT_VALUES].flatMap((names) => names ?? []);
  if (claim === undefined && values.length > 0) errors.push('ROLE_CLAIM: is required with values of roles');
  if (claim !== undefined && values.length === 0)
    errors.push('ROLE_CLAIM: needs ADMIN_VALUES, STAFF_VALUES or CONTENT_VALUES');
  return errors;
}

function toProviderConfig(id: string, env: ProviderVariables): ProviderConfig {
  const { ROLE_CLAIM: claim } = env;
  return {
    id,
    label: env.LABEL ?? id.charAt(0).toUpperCase() + id.slice(1),
    issuer: env.ISSUER,
    clientId: env.CLIENT_ID,
    clientSecret: env.CLIENT_SECRET,
    scopes: env.SCOPES,
    allowsHttp: env.ALLOW_HTTP || isLoopback(new URL(env.ISSUER).hostname),
    createsAccounts: env.REGISTRATION,
    trustsEmail: env.TRUST_EMAIL,
    mfaValues: env.MFA_VALUES,
    roles:
      claim === undefined
        ? undefined
        : {
            claim,
            values: {
              isSuperuser: env.ADMIN_VALUES,
              isStaff: env.STAFF_VALUES,
              canManageContent: env.CONTENT_VALUES,
            },
            isAuthoritative: env.ROLES === 'sync',
          },
  };
}

/** Without passwords, users need another way to sign in. */
export const validateSingleSignOn = (env: ParsedVariables<typeof singleSignOnVariables>): string[] =>
  env.PASSWORD_SIGN_IN === 'off' && env.OIDC_PROVIDERS?.length === 0
    ? ['PASSWORD_SIGN_IN: can only be off if OIDC_PROVIDERS names a provider']
    : [];
