import { Email } from '@glossa/contract/auth';

import type { ProviderConfig } from '#config/single-sign-on.ts';

/** A provider's claims about the person who signed in there. */
export interface ProviderClaims {
  /** Permanent ID of the person at this provider. */
  subject: string;
  /** Undefined if the provider sends no valid email. */
  email: string | undefined;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** When the person last confirmed their identity to the provider; undefined if unknown. */
  provedAt: Date | undefined;
  /** Values of the claim that contains the roles. */
  roles: readonly string[];
  /** Whether a second factor was used. */
  usedSecondFactor: boolean;
}

type Claims = Record<string, unknown>;

const maxNameLength = 100;

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, maxNameLength)
    : '';

const toList = (value: unknown): string[] =>
  [value].flat().filter((entry): entry is string => typeof entry === 'string');

/** Returns a claim by its name, or by a path such as `realm_access.roles`. Names may also contain dots. */
function findClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Claims)[key]
          : undefined,
      claims,
    );
}

/** Some providers send the string "true". */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Reads the claims from the ID token and from the provider's user info, which may be the only source of an email. */
export function readClaims(
  { trustsEmail, roles, mfaValues }: Pick<ProviderConfig, 'trustsEmail' | 'roles' | 'mfaValues'>,
  idToken: Claims & { sub: string },
  userInfo: Claims,
): ProviderClaims {
  const all = { ...userInfo, ...idToken };
  const sources = [idToken, userInfo].filter((claims) => typeof claims['email'] === 'string');
  // Take the email and its verification from the same source.
  const source = sources.find((claims) => claims['email_verified'] !== undefined) ?? sources[0] ?? {};
  const email = Email.safeParse(source['email']).data;
  const fullName = toText(all['name']);
  const authTime = idToken['auth_time'];
  const usedValues = [...toList(idToken['acr']), ...toList(idToken['amr'])];
  return {
    subject: idToken.sub,
    email,
    isEmailVerified: email !== undefined && (trustsEmail || isTrue(source['email_verified'])),
    firstName: toText(all['given_name']) || fullName.split(' ')[0] || '',
    lastName: toText(all['family_name']) || fullName.split(' ').slice(1).join(' '),
    provedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : undefined,
    roles: roles ? toList(findClaim(all, roles.claim)) : [],
    usedSecondFactor: usedValues.some((value) => mfaValues.includes(value)),
  };
}
