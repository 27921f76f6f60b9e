import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Task } from './tasks.ts';

/** Most bytes of a list of learners, and most records. */
export const rosterLimit = 20 * 1024 * 1024;
export const mostLearners = 50_000;

/** What a column may stand for. Nothing makes an admin, staff or content manager. */
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

/** Why a line is not taken. */
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

/** How a list is taken over. */
export const RosterSettings = z.strictObject({
  /** What is done with addresses that have an account: nothing, or what the list says of them is written. */
  existing: z.enum(['skip', 'update']).default('skip'),
  /** Whether those without a password get a mail with a link to set one. */
  invite: z.boolean().default(true),
});
export type RosterSettings = z.output<typeof RosterSettings>;

const RefusedLine = z.object({
  /** Number of the line in the file, from 1. */
  line: z.int(),
  /** Name of the column, as the file calls it; empty where it is the line as a whole. */
  column: z.string(),
  reason: z.enum(rosterRefusals),
  /** What stands there, never of a password. */
  text: z.string(),
});
export type RefusedLearner = z.infer<typeof RefusedLine>;

/** What a list is found to be, and what taking it over would do. */
export const RosterPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    columns: z.array(z.object({ name: z.string(), field: z.enum(rosterFields).nullable() })),
    /** The first lines that can be taken; a password is dots. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      added: z.int(),
      changed: z.int(),
      /** Known addresses that stay as they are. */
      kept: z.int(),
      refused: z.int(),
      /** Of those that would be added, those without a password. */
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

/** Why somebody was not invited: the mail server refused the address for good, or put the mail off too often. */
export const inviteRefusals = ['mail_refused', 'mail_failed'] as const;

/** What taking a list over has done so far. */
export const RosterReport = z
  .object({
    id: Id,
    file_name: z.string(),
    /** Null when it was not started, or its task was long ago. */
    task: Task.nullable(),
    finished: z.boolean(),
    added: z.int(),
    changed: z.int(),
    kept: z.int(),
    refused: z.int(),
    invited: z.int(),
    /** Invitations that are still to be sent, and of those how many the mail server has put off. */
    waiting: z.int(),
    put_off: z.int(),
    /** Accounts that were made, but could not be invited. */
    not_invited: z.int(),
    /** The first refused lines. */
    refused_lines: z.array(RefusedLine),
    /** The first of those who could not be invited, with what the mail server said. */
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
