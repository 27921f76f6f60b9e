import type { RefusedLearner, RosterRefusal } from '@glossa/contract/learner-import';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

const reasons: Record<RosterRefusal, string> = {
  email_missing: 'There is no address in this line',
  email_invalid: 'This is not an address',
  email_repeated: 'The address stands in an earlier line already',
  username_invalid: 'A username can’t contain spaces, quotes, @ or angle brackets',
  username_taken: 'Somebody else has this username',
  username_repeated: 'The username stands in an earlier line already',
  password_weak: 'A password has 8 or more characters with upper case, lower case and a digit',
  password_common: 'This password is too common',
  field_long: 'This is too long',
  language_unknown: 'This language is not known',
  subscription_unknown: 'The subscription is none of Basic, Pro and Ultimate',
  points_invalid: 'Points must be a whole number, 0 or more',
  business_invalid: 'This is neither yes nor no',
  too_many_cells: 'The line has more cells than the first one has columns',
  administrator: 'This account has rights that a list must not touch; change it by hand',
  plan_limit: 'The plan does not include another learning language',
};

/** Yields refused lines as CSV that is safe to open in a spreadsheet. */
export function* refusedTable(lines: readonly RefusedLearner[]): Generator<string> {
  yield byteOrderMark + csvLine(['Line', 'Column', 'Code', 'Reason', 'Text']);
  for (const { line, column, reason, text } of lines)
    yield csvLine([line, column, reason, reasons[reason], text]);
}
