import * as z from 'zod';

import { Email } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** The address of the signed-in account, and its pending change. */
export const EmailAddress = z
  .object({
    email: z.string(),
    /** Whether the owner has confirmed it. Always true if the site doesn't require confirmation. */
    is_verified: z.boolean(),
    /** Whether a confirmation link has been emailed and is still valid. */
    is_link_sent: z.boolean(),
    /**
     * Null unless a change is pending. The new address replaces the current one once all required links have been used.
     */
    change: z
      .object({
        email: z.string(),
        /** Whether the link that was sent to the new address has been used. */
        is_confirmed: z.boolean(),
        /** Whether the link that was sent to the current address has been used; null if no such link is needed. */
        is_approved: z.boolean().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'EmailAddress' });
export type EmailAddress = z.infer<typeof EmailAddress>;

export const getEmailAddress = endpoint({
  method: 'GET',
  path: '/api/auth/email/',
  summary: 'Get your email address, whether it’s confirmed, and a change that is waiting',
  access: 'user',
  sessionOnly: true,
  result: EmailAddress,
});

export const sendEmailLinks = endpoint({
  method: 'POST',
  path: '/api/auth/email/links/',
  summary:
    'Send the links that are still needed to confirm your address or its change; earlier ones stop working',
  access: 'user',
  sessionOnly: true,
  limit: 'mail',
  status: 200,
  result: EmailAddress,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/change/',
  summary:
    'Change your email address; it takes effect once the new address has confirmed it and the current one has approved it',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'mail',
  status: 200,
  body: z.strictObject({ email: Email }),
  result: EmailAddress,
  // `email_taken` is returned only if the site doesn't require confirmation.
  errors: ['email_unchanged', 'email_taken'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/auth/email/change/',
  summary: 'Keep your current email address; links of the change stop working',
  access: 'user',
  sessionOnly: true,
  result: EmailAddress,
});

/**
 * What a link confirms: an account's address, or an address change. A change may require two links, one sent to the new
 * address and one to the current address.
 */
export const emailLinkPurposes = ['verify', 'new_address', 'old_address'] as const;
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number];

const EmailLinkToken = z.strictObject({ token: z.string().min(1).max(200) });

export const readEmailLink = endpoint({
  method: 'POST',
  path: '/api/auth/email/link/',
  summary: 'Get what an emailed link confirms, without confirming it',
  access: 'public',
  beforeSecondFactor: true,
  visitorLimit: 'visitor',
  status: 200,
  body: EmailLinkToken,
  result: z.object({
    purpose: z.enum(emailLinkPurposes),
    /** The address that the account has, or will have after the change. */
    email: z.string(),
  }),
  errors: ['email_link_invalid', 'email_link_expired', 'email_link_used', 'email_link_not_yours'],
});

export const confirmEmailLink = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm/',
  summary:
    'Confirm an email address, or its change, with the token from an emailed link (valid once, for 24 hours)',
  access: 'public',
  beforeSecondFactor: true,
  limit: 'login',
  status: 200,
  body: EmailLinkToken,
  result: z.object({
    /** `waiting`: the link sent to the other address hasn't been used yet. */
    outcome: z.enum(['verified', 'changed', 'waiting']),
    /** The address that the account has, or will have after the change. */
    email: z.string(),
  }),
  errors: [
    'email_link_invalid',
    'email_link_expired',
    'email_link_used',
    'email_link_not_yours',
    'email_taken',
  ],
});
