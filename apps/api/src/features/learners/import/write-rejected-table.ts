import type { RefusedLearner, RosterRefusal } from '@glossa/contract/learner-import';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

const reasons: Record<RosterRefusal, string> = {
  email_missing: 'This line has no email address',
  email_invalid: 'Not a valid email address',
  email_repeated: 'This email address is already in an earlier line',
  username_invalid: 'A username can’t contain spaces, quotes, @ or angle brackets',
  username_taken: 'This username is already taken',
  username_repeated: 'This username is already in an earlier line',
  password_weak: 'A password needs at least 8 characters with upper case, lower case and a digit',
  password_common: 'This password is too common',
  field_long: 'This is too long',
  language_unknown: 'Unknown language',
  subscription_unknown: 'The subscription must be Basic, Pro or Ultimate',
  points_invalid: 'Points must be a whole number, 0 or more',
  business_invalid: 'This must be yes or no',
  too_many_cells: 'This line has more cells than the first line has columns',
  administrator: 'This account has admin, staff or content manager rights, so it can’t be changed by import',
  plan_limit: 'The plan doesn’t include another learning language',
};

/** Yields rejected lines as CSV that is safe to open in a spreadsheet. */
export function* writeRejectedTable(lines: readonly RefusedLearner[]): Generator<string> {
  yield byteOrderMark + csvLine(['Line', 'Column', 'Code', 'Reason', 'Text']);
  for (const { line, column, reason, text } of lines)
    yield csvLine([line, column, reason, reasons[reason], text]);
}
