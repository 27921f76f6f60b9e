import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Task } from './tasks.ts';

/** Maximum size in bytes of a list of learners, and maximum number of records. */
export const maxRosterBytes = 20 * 1024 * 1024;
export const maxRosterRecords = 50_000;

/** Fields that columns can be mapped to. None of them can grant admin, staff or content manager rights. */
export const rosterFields = [
  'email',
  'username',
  'firstname',
  'lastname',
  'password',
  'address',
  'postalcode',
  'city',
  'country',
  'native_language',
  'current_language',
  'subscription_type',
  'points',
  'business',
] as const;
export type RosterField = (typeof rosterFields)[number];

/** Reasons for rejecting a line. */
export const rosterRejectionReasons = [
  'email_missing',
  'email_invalid',
  'email_repeated',
  'username_invalid',
  'username_taken',
  'username_repeated',
  'password_weak',
  'password_common',
  'field_long',
  'language_unknown',
  'subscription_unknown',
  'points_invalid',
  'business_invalid',
  'too_many_cells',
  'administrator',
  'plan_limit',
] as const;
export type RosterRefusal = (typeof rosterRejectionReasons)[number];

/** Options for importing a list. */
export const RosterSettings = z.strictObject({
  /** What to do with email addresses that already have an account: skip them, or update the account from the list. */
  existing: z.enum(['skip', 'update']).default('skip'),
  /** Whether to email a link for setting a password to accounts that have none. */
  invite: z.boolean().default(true),
});
export type RosterSettings = z.output<typeof RosterSettings>;

const RefusedLine = z.object({
  /** Line number in the file, from 1. */
  line: z.int(),
  /** Column name as in the file. Empty if the reason concerns the whole line. */
  column: z.string(),
  reason: z.enum(rosterRejectionReasons),
  /** Content of the rejected cell. Never contains a password. */
  text: z.string(),
});
export type RefusedLearner = z.infer<typeof RefusedLine>;

/** The contents of a list, and what would happen on import. */
export const RosterPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    columns: z.array(z.object({ name: z.string(), field: z.enum(rosterFields).nullable() })),
    /** The first valid lines, with passwords masked. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      added: z.int(),
      changed: z.int(),
      /** Number of existing accounts that wouldn't be changed. */
      kept: z.int(),
      refused: z.int(),
      /** Number of new accounts without a password. */
      without_password: z.int(),
    }),
    /** The first rejected lines. */
    refused: z.array(RefusedLine),
  })
  .meta({ id: 'RosterPreview' });
export type RosterPreview = z.infer<typeof RosterPreview>;

const errors = [
  'import_not_found',
  'import_started',
  'roster_without_email',
  'roster_empty',
  'roster_large',
] as const;
const params = { id: Id };

export const uploadRoster = endpoint({
  method: 'POST',
  path: '/api/auth/learners/import/',
  summary: 'Upload a CSV list of learners; no accounts are created until the import is started',
  access: 'admin',
  sessionOnly: true,
  limit: 'upload',
  body: z.object({}),
  files: ['file'],
  fileLimit: maxRosterBytes,
  status: 201,
  result: RosterPreview,
  errors: ['roster_without_email', 'roster_empty', 'roster_large', 'encoding_unknown', 'not_plain_text'],
});

export const previewRoster = endpoint({
  method: 'POST',
  path: '/api/auth/learners/import/{id}/preview/',
  summary: 'Preview an import of learners with different settings',
  access: 'admin',
  params,
  body: RosterSettings,
  result: RosterPreview,
  errors,
});

export const startRoster = endpoint({
  method: 'POST',
  path: '/api/auth/learners/import/{id}/start/',
  summary: 'Start an import of learners in the background; starting it again returns the same task',
  access: 'admin',
  sessionOnly: true,
  params,
  body: RosterSettings,
  status: 202,
  result: z.object({ task: Task }),
  // `email_not_verified`: the admin who sends the invitations hasn't confirmed their own address.
  errors: [...errors, 'email_not_verified'],
});

/** Why an invitation failed: the mail server rejected the address, or deferred the email too many times. */
export const inviteRejectionReasons = ['mail_refused', 'mail_failed'] as const;

/** Progress and results of an import. */
export const RosterReport = z
  .object({
    id: Id,
    file_name: z.string(),
    /** Null if the import hasn't been started, or if its task no longer exists. */
    task: Task.nullable(),
    finished: z.boolean(),
    added: z.int(),
    changed: z.int(),
    kept: z.int(),
    refused: z.int(),
    invited: z.int(),
    /** Number of invitations still to be sent, and how many of them the mail server has deferred. */
    waiting: z.int(),
    put_off: z.int(),
    /** Number of accounts that were created but couldn't be invited. */
    not_invited: z.int(),
    /** The first rejected lines. */
    refused_lines: z.array(RefusedLine),
    /** The first failed invitations, with the mail server's responses. */
    refused_invitations: z.array(
      z.object({ id: Id, email: z.string(), reason: z.enum(inviteRejectionReasons), answer: z.string() }),
    ),
  })
  .meta({ id: 'RosterReport' });
export type RosterReport = z.infer<typeof RosterReport>;

export const getRoster = endpoint({
  method: 'GET',
  path: '/api/auth/learners/import/{id}/',
  summary: 'Get the state and results of one of your learner imports',
  access: 'admin',
  params,
  result: RosterReport,
  errors: ['import_not_found'],
});

export const getRefusedLearners = endpoint({
  method: 'GET',
  path: '/api/auth/learners/import/{id}/refused/',
  summary: 'Export the rejected lines of a learner import as a table: line, column, code, reason, text',
  access: 'admin',
  params,
  produces: ['text/csv; charset=utf-8'],
  errors: ['import_not_found'],
});
