import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, paginated, Moment, PageQuery } from './fields.ts';

/** Kinds of events in the security log. */
export const securityEventKinds = [
  'sign_in',
  'lockout',
  'identity_check',
  'reset_request',
  'password_reset',
  'password_change',
  'factor_add',
  'factor_remove',
  'factor_reset',
  'codes_renew',
  'identity_link',
  'identity_unlink',
  'password_allow',
  'token_create',
  'token_delete',
  'sessions_end',
  'role_change',
  'email_verify',
  'email_change_request',
  'email_change',
  'account_activate',
  'account_deactivate',
  'account_delete',
  'export',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityOutcomes = ['success', 'failure'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

/** Why an attempt failed. */
export const failureReasons = [
  'unknown_account',
  'wrong_password',
  'wrong_code',
  'passkey_refused',
  'provider_refused',
  'email_unverified',
  'not_linked',
  'inactive_account',
  'link_invalid',
  'too_many_attempts',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** How someone signed in. */
export const signInMethods = ['password', 'app', 'recovery_code', 'passkey', 'provider'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** What was exported. */
export const exportSubjects = ['account', 'learners', 'orders', 'audit_log', 'security_log'] as const;
export type ExportSubject = (typeof exportSubjects)[number];

/** Maximum number of events that are counted and paginated. Older events can be found with filters. */
export const maxSecurityEvents = 2000;

/** An event in the security log. */
export const SecurityEvent = z
  .object({
    id: Id,
    /** One of the kinds that can be filtered by, or one that a newer version recorded. */
    kind: z.string(),
    outcome: z.enum(securityOutcomes),
    /** Null unless the attempt failed. */
    reason: z.enum(failureReasons).nullable(),
    /** Null for an unknown account, and once the account is deleted. */
    account_id: Id.nullable(),
    /** The account's current username. */
    account: z.string().nullable(),
    /**
     * An alias that is the same in all events of an account: `unknown:…` for an unknown account, `deleted:…` for a
     * deleted one. Empty for all other accounts.
     */
    alias: z.string(),
    /** Who caused the event: the account itself, another account, or a command on the server. */
    actor_kind: z.enum(['self', 'user', 'operator']),
    /** The username of the other account; null once that account is deleted. */
    actor: z.string().nullable(),
    /** IP address; empty for commands and jobs, and once the account is deleted. */
    address: z.string(),
    user_agent: z.string(),
    /**
     * `method`, `provider` and `new_device` of a sign-in, `subject` of an export, `sessions` and `tokens` that ended,
     * the old and new value of each changed role.
     */
    detail: z.record(z.string(), z.unknown()),
    date: Moment,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof SecurityEvent>;

const Filters = {
  /** Searches account names and email addresses, beginnings of IP addresses, and aliases. */
  search: z.string().trim().max(200).optional(),
  kind: z.enum(securityEventKinds).optional(),
  outcome: z.enum(securityOutcomes).optional(),
  account_id: Id.optional(),
  /** Start time. */
  from: z.iso.datetime({ offset: true }).optional(),
};

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events/',
  summary:
    'List sign-ins, failed attempts and changes to how accounts are accessed, newest first; counts up to 2,000',
  access: 'admin',
  query: PageQuery.extend(Filters),
  result: paginated(SecurityEvent),
});

export const exportSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events/export/',
  summary: 'Export the matching events of the security log as a table, newest first',
  access: 'admin',
  query: z.object(Filters),
  produces: ['text/csv; charset=utf-8'],
});
