import * as z from 'zod';

import { SignedIn } from './auth.ts';
import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';
import { EnteredPassword } from './passwords.ts';

/** Number of recovery codes in a set. */
export const recoveryCodeCount = 10;

/** Owners with this many unused recovery codes or fewer are advised to create new ones. */
export const fewRecoveryCodes = 2;

/** Maximum number of passkeys per account. */
export const maxPasskeys = 20;

/** A code of six digits from an authenticator app; spaces are ignored. */
const AppCode = z
  .string(messages.code_digits)
  .max(20, messages.code_digits)
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, messages.code_digits));

/** A recovery code in any case, with or without its hyphens. */
const RecoveryCode = z.string().trim().min(1).max(40);

/** A browser's response when a passkey is used (WebAuthn Level 3, `AuthenticationResponseJSON`). */
export const PasskeyAssertion = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    authenticatorData: z.string().max(10_000),
    signature: z.string().max(10_000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
});

/** A browser's response when a passkey is created (`RegistrationResponseJSON`). */
const NewPasskey = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    attestationObject: z.string().max(50_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
});

/** Options to pass to the browser's WebAuthn functions unchanged. */
const CeremonyOptions = z.looseObject({ challenge: z.string() });

export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    created_at: Moment,
    last_used_at: Moment.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** A new set of recovery codes, shown only once. */
const NewRecoveryCodes = z.object({
  /** Null if the account already has recovery codes. */
  recovery_codes: credential(z.array(z.string())).nullable(),
});

export const SecondFactor = z
  .object({
    /** When the authenticator app was set up; null if there is none. */
    app_since: Moment.nullable(),
    passkeys: z.array(Passkey),
    /** Number of unused recovery codes. */
    codes_left: z.int(),
    /** Whether the account's role requires a second factor. */
    is_required: z.boolean(),
    /** The site's name for passkeys (RP ID); null where browsers don't support passkeys, such as at an IP address. */
    passkey_host: z.string().nullable(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor/',
  summary: 'The second factor of the signed-in account',
  access: 'user',
  sessionOnly: true,
  beforeSecondFactor: true,
  result: SecondFactor,
});

/** For the second step of a sign-in that failed with `second_factor_required`, in the same browser. */
export const getSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor/methods/',
  summary: 'What the second step of a sign-in can be, besides a recovery code',
  access: 'public',
  result: z.object({ app: z.boolean(), passkeys: z.boolean() }),
  errors: ['sign_in_expired'],
});

/** Completes a sign-in that failed with `second_factor_required`, in the same browser. */
export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/verify/',
  summary: 'Finish signing in with a code from the authenticator app or a recovery code',
  access: 'public',
  limit: 'login',
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('app'), code: AppCode }),
    z.strictObject({ method: z.literal('recovery_code'), code: RecoveryCode }),
  ]),
  status: 200,
  result: SignedIn.extend({
    /** Number of unused recovery codes if one was used, otherwise null. */
    codes_left: z.int().nullable(),
  }),
  errors: ['sign_in_expired', 'code_wrong'],
});

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/proof/',
  summary: 'Confirm who is signed in, which sensitive changes require within the last ten minutes',
  access: 'user',
  sessionOnly: true,
  beforeSecondFactor: true,
  limit: 'account',
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('password'), password: EnteredPassword }),
    z.strictObject({ method: z.literal('app'), code: AppCode }),
    z.strictObject({ method: z.literal('passkey'), passkey: PasskeyAssertion }),
  ]),
  errors: ['wrong_password', 'password_sign_in_off', 'code_wrong', 'passkey_refused'],
});

export const startAppSetup = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/app/',
  summary:
    'Start setting up an authenticator app; an app that is in use stays valid until the new one is confirmed',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  beforeSecondFactor: true,
  limit: 'account',
  status: 200,
  result: z.object({
    /** The secret in base32, for typing in. */
    secret: credential(z.string()),
    /** The same secret as an otpauth:// URI, for a QR code. */
    uri: credential(z.string()),
  }),
});

export const confirmAppSetup = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/app/confirm/',
  summary: 'Finish setting up an authenticator app with a code that it shows',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  beforeSecondFactor: true,
  limit: 'account',
  status: 200,
  body: z.strictObject({ code: AppCode }),
  result: NewRecoveryCodes,
  errors: ['app_setup_not_started', 'code_wrong'],
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/api/auth/second-factor/app/',
  summary: 'Remove the authenticator app',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  errors: ['app_not_found', 'second_factor_needed'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes/',
  summary: 'Replace all recovery codes; they are shown only in this response',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'account',
  status: 200,
  result: NewRecoveryCodes,
  errors: ['second_factor_missing'],
});

export const startPasskeySetup = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options/',
  summary: 'Options for creating a passkey in the browser',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  beforeSecondFactor: true,
  limit: 'account',
  status: 200,
  result: CeremonyOptions,
  errors: ['passkeys_unavailable', 'too_many_passkeys'],
});

const PasskeyName = z.string().trim().min(1, messages.name_required).max(100);

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/',
  summary: 'Add a passkey that the browser has created',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  beforeSecondFactor: true,
  limit: 'account',
  status: 201,
  body: z.strictObject({ name: PasskeyName, passkey: NewPasskey }),
  result: NewRecoveryCodes.extend({ passkey: Passkey }),
  errors: ['passkeys_unavailable', 'passkey_refused', 'too_many_passkeys'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/{id}/',
  summary: 'Rename a passkey',
  access: 'user',
  sessionOnly: true,
  params: { id: Id },
  body: z.strictObject({ name: PasskeyName }),
  result: Passkey,
  errors: ['passkey_not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}/',
  summary: 'Remove a passkey',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  params: { id: Id },
  errors: ['passkey_not_found', 'second_factor_needed', 'sign_in_method_needed'],
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options/',
  summary: 'Options for choosing a passkey in the browser, to sign in or to confirm who is signed in',
  access: 'public',
  visitorLimit: 'visitor',
  beforeSecondFactor: true,
  status: 200,
  result: CeremonyOptions,
  errors: ['passkeys_unavailable'],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/',
  summary: 'Sign in with a passkey alone',
  access: 'public',
  limit: 'login',
  body: z.strictObject({ passkey: PasskeyAssertion }),
  status: 200,
  result: SignedIn,
  errors: ['passkeys_unavailable', 'passkey_refused'],
});
