import { messages } from './messages.ts';

/**
 * English messages for all field errors, by code. The code is also the key of the translated message (`validation`
 * namespace of the locales). Values in braces are supplied with the error.
 */
export const fieldErrorMessages = {
  ...messages,
  common_pattern: 'Password cannot contain common pattern: {{pattern}}',
  content_too_long: 'Text must be at most {{limit, number}} characters (currently {{length, number}})',

  // For schemas without messages of their own.
  required: 'This field is required',
  invalid: 'Please check this value',
  text_expected: 'This must be text',
  number_expected: 'This must be a number',
  whole_number_expected: 'This must be a whole number',
  flag_expected: 'This must be true or false',
  list_expected: 'This must be a list',
  object_expected: 'This must be an object',
  one_value_expected: 'Send one value, not a list',
  number_small: 'This must be {{minimum, number}} or more',
  number_large: 'This must be {{maximum, number}} or less',
  text_short: 'Use at least {{minimum, number}} characters',
  text_long: 'Use at most {{maximum, number}} characters',
  list_short: 'Send at least {{minimum, number}} entries',
  list_long: 'Send at most {{maximum, number}} entries',
  option_invalid: 'Choose one of these: {{options}}',
  id_malformed: 'This isn’t a valid ID',
  moment_invalid: 'This isn’t a date and time',
  format_invalid: 'This isn’t in the right format',
  field_unknown: 'This field isn’t accepted here',

  // For input that isn't validated by a schema.
  characters_invalid: 'This contains characters that can’t be stored',
  encoding_invalid: 'This isn’t encoded correctly',
  field_name_invalid: 'This name isn’t allowed',
  too_deep: 'This is nested too deeply',
} as const;

export type FieldErrorCode = keyof typeof fieldErrorMessages;

export interface FieldError {
  code: FieldErrorCode;
  /** Values for the message's placeholders, such as the maximum. */
  values?: Record<string, string | number> | undefined;
}

const codes = new Map<string, FieldErrorCode>(
  Object.entries(fieldErrorMessages).map(([code, message]) => [message, code as FieldErrorCode]),
);

const commonPattern = /^Password cannot contain common pattern: (.+)$/;
const contentTooLong = /^Text must be at most ([\d,]+) characters \(currently ([\d,]+)\)$/;

const toNumber = (digits: string | undefined): number => Number(digits?.replaceAll(',', ''));

/** Returns the error for one of our English messages. Undefined for any other text. */
export function parseFieldError(sentence: string): FieldError | undefined {
  const code = codes.get(sentence);
  if (code) return { code };
  const pattern = commonPattern.exec(sentence)?.[1];
  if (pattern) return { code: 'common_pattern', values: { pattern } };
  const long = contentTooLong.exec(sentence);
  return long
    ? { code: 'content_too_long', values: { limit: toNumber(long[1]), length: toNumber(long[2]) } }
    : undefined;
}

export const isFieldErrorCode = (code: string): code is FieldErrorCode =>
  Object.hasOwn(fieldErrorMessages, code);
