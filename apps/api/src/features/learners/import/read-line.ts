import { Email, SubscriptionType } from '@glossa/contract/auth';
import type { RosterField, RosterRefusal } from '@glossa/contract/learner-import';
import { maxPoints, Username } from '@glossa/contract/learners';
import { RegistrationPassword } from '@glossa/contract/passwords';
import { findLanguageId } from '@glossa/formats/word-files/read-entry';

import { isCommonPassword } from '#domain/accounts/passwords.ts';

/** A learner as described by a line. Empty cells are absent. */
export interface ListEntry {
  email: string;
  username?: string;
  password?: string;
  firstname?: string;
  lastname?: string;
  address?: string;
  postalcode?: string;
  city?: string;
  country?: string;
  native_language?: string;
  current_language?: number;
  subscription_type?: SubscriptionType;
  points?: number;
  business?: boolean;
}
type SubscriptionType = (typeof SubscriptionType.options)[number];

/** Why a line is rejected, and the field at fault. */
export interface Rejection {
  field: RosterField | null;
  reason: RosterRefusal;
}

type Result<Value> = { value: Value } | { reason: RosterRefusal };

const maxLength =
  (max: number) =>
  (text: string): Result<string> =>
    text.length > max ? { reason: 'field_long' } : { value: text };

const truePattern = /^(true|yes|y|1|x|ja|oui|s[ií])$/i;
const falsePattern = /^(false|no|n|0|nein|non)$/i;

function readPassword(text: string): Result<string> {
  if (!RegistrationPassword.safeParse(text).success) return { reason: 'password_weak' };
  return isCommonPassword(text) ? { reason: 'password_common' } : { value: text };
}

const readers: { [Field in RosterField]: (text: string) => Result<NonNullable<ListEntry[Field]>> } = {
  email: (text) => {
    const { data } = Email.safeParse(text);
    return data === undefined ? { reason: 'email_invalid' } : { value: data };
  },
  username: (text) => {
    if (text.length > 100) return { reason: 'field_long' };
    const { data } = Username.safeParse(text);
    return data === undefined ? { reason: 'username_invalid' } : { value: data };
  },
  password: readPassword,
  firstname: maxLength(100),
  lastname: maxLength(100),
  address: maxLength(300),
  postalcode: maxLength(20),
  city: maxLength(100),
  country: maxLength(100),
  native_language: maxLength(20),
  current_language: (text) => {
    const language = findLanguageId(text);
    return language === undefined ? { reason: 'language_unknown' } : { value: language };
  },
  subscription_type: (text) => {
    const plan = SubscriptionType.options.find((one) => one.toLowerCase() === text.toLowerCase());
    return plan ? { value: plan } : { reason: 'subscription_unknown' };
  },
  points: (text) => {
    const points = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
    return points <= maxPoints ? { value: points } : { reason: 'points_invalid' };
  },
  business: (text) =>
    truePattern.test(text) || falsePattern.test(text)
      ? { value: truePattern.test(text) }
      : { reason: 'business_invalid' },
};

/** Parses a line's cells according to each column's field. Skips empty cells. */
export function readLine(
  cells: readonly string[],
  fields: readonly (RosterField | null)[],
): ListEntry | Rejection {
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    return { field: null, reason: 'too_many_cells' };
  const entry: Partial<Record<RosterField, unknown>> = {};
  for (const [index, field] of fields.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (field === null || text === '') continue;
    const result = readers[field](text);
    if ('reason' in result) return { field, reason: result.reason };
    entry[field] = result.value;
  }
  if (entry.email === undefined) return { field: 'email', reason: 'email_missing' };
  return entry as ListEntry & typeof entry;
}
