import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Task } from './tasks.ts';

/** Most bytes and records in a list of learners. */
export const rosterLimit = 20 * 1024 * 1024;
export const mostLearners = 50_000;

/** Fields that a column can map to. None of them makes an admin, staff member or content manager. */
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

/** Reasons to refuse a line. */
export const rosterRefusals = [
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
export type RosterRefusal = (typeof rosterRefusals)[number];

/** How to import a list. */
export const RosterSettings = z.strictObject({
  /** What to do with email addresses that have an account: nothing, or update it from the list. */
  existing: z.enum(['skip', 'update']).default('skip'),
  /** Whether accounts without a password get an email with a link to set one. */
  invite: z.boolean().default(true),
});
export type RosterSettings = z.output<typeof RosterSettings>;

const RefusedLine = z.object({
  /** Line number in the file, from 1. */
  line: z.int(),
  /** Column name as in the file. Empty if the reason concerns the whole line. */
  column: z.string(),
  reason: z.enum(rosterRefusals),
  /** The refused cell, but never a password. */
  text: z.string(),
});
export type RefusedLearner = z.infer<typeof RefusedLine>;

/** What was found in a list, and what importing it would do. */
export const RosterPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    columns: z.array(z.object({ name: z.string(), field: z.enum(rosterFields).nullable() })),
    /** The first valid lines, with passwords as dots. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      added: z.int(),
      changed: z.int(),
      /** Existing accounts that stay as they are. */
      kept: z.int(),
      refused: z.int(),
      /** New accounts without a password. */
      without_password: z.int(),
    }),
    /** The first refused lines. */
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
  summary: 'Upload a list of learners (CSV); nobody is added before it is started',
  access: 'admin',
  sessionOnly: true,
  limit: 'upload',
  body: z.object({}),
  files: ['file'],
  fileLimit: rosterLimit,
  status: 201,
  result: RosterPreview,
  errors: ['roster_without_email', 'roster_empty', 'roster_large', 'encoding_unknown', 'not_plain_text'],
});

export const previewRoster = endpoint({
  method: 'POST',
  path: '/api/auth/learners/import/{id}/preview/',
  summary: 'What taking a list over would do with other settings',
  access: 'admin',
  params,
  body: RosterSettings,
  result: RosterPreview,
  errors,
});

export const startRoster = endpoint({
  method: 'POST',
  path: '/api/auth/learners/import/{id}/start/',
  summary: 'Take an uploaded list over, in the background; a second start answers the same task',
  access: 'admin',
  sessionOnly: true,
  params,
  body: RosterSettings,
  status: 202,
  result: z.object({ task: Task }),
  errors,
});

/** Why an invitation failed: the mail server rejected the address, or deferred the email too often. */
export const inviteRefusals = ['mail_refused', 'mail_failed'] as const;

/** What an import has done so far. */
export const RosterReport = z
  .object({
    id: Id,
    file_name: z.string(),
    /** Null if it was not started, or its task no longer exists. */
    task: Task.nullable(),
    finished: z.boolean(),
    added: z.int(),
    changed: z.int(),
    kept: z.int(),
    refused: z.int(),
    invited: z.int(),
    /** Invitations still to be sent, and how many of them the mail server has deferred. */
    waiting: z.int(),
    put_off: z.int(),
    /** Accounts that were created but could not be invited. */
    not_invited: z.int(),
    /** The first refused lines. */
    refused_lines: z.array(RefusedLine),
    /** The first of the failed invitations, with the mail server's response. */
    refused_invitations: z.array(
      z.object({ id: Id, email: z.string(), reason: z.enum(inviteRefusals), answer: z.string() }),
    ),
  })
  .meta({ id: 'RosterReport' });
export type RosterReport = z.infer<typeof RosterReport>;

export const getRoster = endpoint({
  method: 'GET',
  path: '/api/auth/learners/import/{id}/',
  summary: 'State of an own import of learners, and what it has done',
  access: 'admin',
  params,
  result: RosterReport,
  errors: ['import_not_found'],
});

export const getRefusedLearners = endpoint({
  method: 'GET',
  path: '/api/auth/learners/import/{id}/refused/',
  summary: 'The refused lines of an import as a table: line, column, code, reason, text',
  access: 'admin',
  params,
  produces: ['text/csv; charset=utf-8'],
  errors: ['import_not_found'],
});
