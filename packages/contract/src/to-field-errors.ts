import type * as z from 'zod';

import { parseFieldError, isFieldErrorCode } from './field-errors.ts';
import type { FieldError, FieldErrorCode } from './field-errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * Groups zod issues by their dotted path, or under `_` if they concern the whole value. `value` is the parsed input.
 * Each issue is converted to one of our errors, so that zod's own English messages are never shown.
 */
export function toFieldErrors(issues: readonly Issue[], value: unknown): Record<string, FieldError[]> {
  // The client chooses the names, and `__proto__` or `constructor` would be unsafe as keys of a plain object.
  const fields = new Map<string, FieldError[]>();
  const add = (path: readonly PropertyKey[], error: FieldError): void => {
    const name = path.join('.') || '_';
    const known = fields.get(name) ?? [];
    // zod also checks the size of a value that has the wrong type, such as a list instead of text.
    if (known.some(({ code }) => code === error.code || code.endsWith('_expected'))) return;
    fields.set(name, [...known, error]);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], { code: 'field_unknown' });
    } else {
      for (const { path, error } of expandIssue(issue, value)) add(path, error);
    }
  }
  return Object.fromEntries(fields);
}

interface Found {
  path: readonly PropertyKey[];
  error: FieldError;
}

function expandIssue(issue: Issue, value: unknown): Found[] {
  const { path } = issue;
  const contractError = parseFieldError(issue.message);
  if (contractError) return [{ path, error: contractError }];
  const actual = valueAt(value, path);
  if (actual === undefined || actual === null) return [{ path, error: { code: requiredCode(path) } }];
  if (issue.code === 'invalid_union') {
    const inner = nearestOption(issue.errors);
    if ('options' in issue && issue.options) return [{ path, error: optionError(issue.options) }];
    if (inner) {
      return inner.flatMap((one) => expandIssue({ ...one, path: [...path, ...one.path] }, value));
    }
  }
  return [{ path, error: toFieldError(issue, actual) }];
}

/** Returns the issues of the union option that was most likely intended: the first that accepts the value's type. */
const nearestOption = (options: readonly Issue[][]): Issue[] | undefined =>
  options.find((issues) => issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type')) ??
  options.find((issues) => issues.length > 0);

function toFieldError(issue: Issue, actual: unknown): FieldError {
  switch (issue.code) {
    case 'invalid_type':
      return typeError(issue.expected, actual);
    case 'invalid_value':
      return Array.isArray(actual) ? { code: 'one_value_expected' } : optionError(issue.values);
    case 'invalid_format':
      return { code: formatCodes[issue.format] ?? 'format_invalid' };
    case 'too_small':
      return boundError(issue.origin, { minimum: Number(issue.minimum) }, actual, issue.path);
    case 'too_big':
      return boundError(issue.origin, { maximum: Number(issue.maximum) }, actual, issue.path);
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { code: 'invalid' };
  }
}

const optionError = (options: readonly unknown[]): FieldError => ({
  code: 'option_invalid',
  values: { options: options.map(String).join(', ') },
});

const typeCodes: Record<string, FieldErrorCode> = {
  string: 'text_expected',
  number: 'number_expected',
  int: 'whole_number_expected',
  boolean: 'flag_expected',
  array: 'list_expected',
  tuple: 'list_expected',
  object: 'object_expected',
  record: 'object_expected',
};

const formatCodes: Record<string, FieldErrorCode> = {
  uuid: 'id_malformed',
  guid: 'id_malformed',
  email: 'email_invalid',
  url: 'url_invalid',
  date: 'date_invalid',
  datetime: 'moment_invalid',
  safeint: 'whole_number_expected',
};

function typeError(expected: string, actual: unknown): FieldError {
  const code = typeCodes[expected] ?? 'invalid';
  return { code: Array.isArray(actual) && code !== 'list_expected' ? 'one_value_expected' : code };
}

function boundError(
  origin: string,
  bound: { minimum: number } | { maximum: number },
  actual: unknown,
  path: readonly PropertyKey[],
): FieldError {
  const isMinimum = 'minimum' in bound;
  if (origin === 'string') {
    const isBlank = isMinimum && typeof actual === 'string' && actual.trim() === '';
    if (isBlank) return { code: requiredCode(path) };
    return { code: isMinimum ? 'text_short' : 'text_long', values: bound };
  }
  if (origin === 'array' || origin === 'set') {
    return { code: isMinimum ? 'list_short' : 'list_long', values: bound };
  }
  if (origin === 'number' || origin === 'int') {
    return { code: isMinimum ? 'number_small' : 'number_large', values: bound };
  }
  return { code: 'invalid' };
}

/** Returns a field's own code if it has one, such as `first_name_required` for `firstName`, else the generic code. */
function requiredCode(path: readonly PropertyKey[]): FieldErrorCode {
  const name = String(path.at(-1) ?? '');
  const code = `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_required`;
  return isFieldErrorCode(code) ? code : 'required';
}

// The parts of a string that the schema splits can't be looked up, so return the whole string for each of them.
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : typeof inner === 'string'
          ? inner
          : undefined,
    value,
  );
