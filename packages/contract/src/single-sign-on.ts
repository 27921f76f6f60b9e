import * as z from 'zod';

import { SignedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { FirstPassword } from './passwords.ts';
import { UiLanguage } from './ui-language.ts';

/** Name of a provider in OIDC_PROVIDERS. */
const ProviderId = z.string().regex(/^[a-z][a-z\d]{0,29}$/);

/** A path on this site to return to after signing in at the provider. */
const ReturnPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])/);

/** The ways to sign in. */
export const SignInOptions = z.object({
  /** Whether users can sign in and register with a password. */
  password_sign_in: z.boolean(),
  providers: z.array(
    z.object({
      id: ProviderId,
      /** Its name on the button. */
      label: z.string(),
      /** Whether users who have no account yet get one when they first sign in. */
      creates_accounts: z.boolean(),
    }),
  ),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/single-sign-on/',
  summary: 'What visitors can sign in with: passwords, and OpenID providers',
  access: 'public',
  visitorLimit: 'visitor',
  beforeSecondFactor: true,
  result: SignInOptions,
});

/** Where to send the browser. */
const AuthorizationUrl = z.object({ url: z.url() });

const ReturnTo = z.strictObject({ next: ReturnPath.optional() });

export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/single-sign-on/{provider}/start/',
  summary: 'Start signing in with a provider: returns the URL to open in this browser',
  access: 'public',
  limit: 'login',
  status: 200,
  params: { provider: ProviderId },
  body: ReturnTo.extend({
    /** Language of the interface, for a new account. */
    ui_language: UiLanguage.optional(),
  }),
  result: AuthorizationUrl,
  errors: ['provider_not_found', 'provider_unreachable'],
});

export const startProviderLink = endpoint({
  method: 'POST',
  path: '/api/auth/single-sign-on/{provider}/link/',
  summary: 'Start linking your account to a provider: returns the URL to open in this browser',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'account',
  status: 200,
  params: { provider: ProviderId },
  body: ReturnTo,
  result: AuthorizationUrl,
  errors: ['provider_not_found', 'provider_unreachable'],
});

export const startProviderProof = endpoint({
  method: 'POST',
  path: '/api/auth/single-sign-on/{provider}/prove/',
  summary: 'Start confirming with a provider who is signed in: returns the URL to open in this browser',
  access: 'user',
  sessionOnly: true,
  beforeSecondFactor: true,
  limit: 'account',
  status: 200,
  params: { provider: ProviderId },
  body: ReturnTo,
  result: AuthorizationUrl,
  errors: ['provider_not_found', 'provider_unreachable', 'identity_not_found'],
});

/** The path to continue at; null if none was given at the start. */
const next = z.string().nullable();

export const finishProviderVisit = endpoint({
  method: 'POST',
  path: '/api/auth/single-sign-on/{provider}/finish/',
  summary: 'Finish what was started with a provider, with what it added to the URL, in the same browser',
  access: 'public',
  beforeSecondFactor: true,
  limit: 'login',
  status: 200,
  params: { provider: ProviderId },
  body: z.strictObject({
    /** The query of the URL that the provider redirected to. */
    query: z.string().max(8000),
  }),
  result: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed_in'), next, session: SignedIn }),
    /** Continue at /api/auth/second-factor/verify/. */
    z.object({ outcome: z.literal('second_factor'), next }),
    /** An account already has this email. Sign in to it another way, then call /api/auth/identities/. */
    z.object({ outcome: z.literal('account_exists'), next, email: z.string() }),
    z.object({ outcome: z.literal('linked'), next }),
    z.object({ outcome: z.literal('proved'), next }),
  ]),
  errors: [
    'account_inactive',
    'identity_taken',
    'provider_account_unknown',
    'provider_canceled',
    'provider_email_unverified',
    'provider_not_found',
    'provider_other_account',
    'provider_refused',
    'provider_sign_in_expired',
    'provider_unreachable',
    'provider_without_proof',
  ],
});

/** An account at a provider that is linked to your account. */
export const Identity = z
  .object({
    id: Id,
    /** The provider's name; null if the operator has removed it. */
    provider: z.string().nullable(),
    label: z.string(),
    /** The email address that the provider reported when the account was linked. */
    email: z.string(),
    linked_at: Moment,
    last_used_at: Moment.nullable(),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof Identity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/auth/identities/',
  summary: 'How you can sign in, apart from a second factor: your password and your linked providers',
  access: 'user',
  sessionOnly: true,
  beforeSecondFactor: true,
  result: z.object({
    results: z.array(Identity),
    /** The providers that can be linked. */
    providers: SignInOptions.shape.providers,
    has_password: z.boolean(),
    /** Whether passwords are accepted for your account. */
    accepts_passwords: z.boolean(),
  }),
});

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/identities/',
  summary: 'Link the provider that was just used in this browser to your account, which has the same email',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'account',
  errors: ['identity_taken', 'provider_other_account', 'provider_sign_in_expired'],
});

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/auth/identities/{id}/',
  summary: 'Unlink a provider from your account',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  params: { id: Id },
  errors: ['identity_not_found', 'sign_in_method_needed'],
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/auth/set-password/',
  summary: 'Set a password for an account that has none, and end your other sessions',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'account',
  body: FirstPassword,
  result: SignedIn,
  errors: ['has_password', 'password_sign_in_off'],
  status: 200,
});
