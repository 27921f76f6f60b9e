import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { register } from './auth.ts';
import { toFieldErrors } from './to-field-errors.ts';
import { Rating } from './practice.ts';
import { NewSavedItem } from './saved.ts';
import { addOrUpdateWord } from './words.ts';

function validate(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? undefined : toFieldErrors(result.error.issues, value);
}

const validateToCodes = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    Object.entries(validate(schema, value) ?? {}).map(([name, errors]) => [
      name,
      errors.map(({ code }) => code),
    ]),
  );

describe('a missing field', () => {
  it('has the code from the specification', () => {
    expect(validateToCodes(register.body, {})).toMatchObject({
      firstName: ['first_name_required'],
      lastName: ['last_name_required'],
      email: ['email_required'],
      dateOfBirth: ['date_of_birth_required'],
      password: ['password_required'],
      country: ['country_required'],
      city: ['city_required'],
      address: ['address_required'],
      zipCode: ['zip_code_required'],
      terms: ['terms_required'],
    });
  });

  it('is handled like a null or blank field', () => {
    expect(validateToCodes(register.body, { firstName: null, city: ' ' })).toMatchObject({
      firstName: ['first_name_required'],
      city: ['city_required'],
    });
  });

  it('gets the generic code `required` when it has no code of its own', () => {
    expect(validateToCodes(z.object({ shelf: z.string() }), {})).toEqual({ shelf: ['required'] });
  });
});

const Thing = z.strictObject({
  text: z.string().min(2).max(3).optional(),
  number: z.int().min(1).max(9).optional(),
  flag: z.boolean().optional(),
  list: z.array(z.string()).max(1).optional(),
  kind: z.enum(['a', 'b']).optional(),
  id: z.uuid().optional(),
  at: z.iso.datetime().optional(),
  either: z.union([z.string().max(1), z.array(z.int())]).optional(),
});

it.each([
  [{ text: 1 }, { text: [{ code: 'text_expected' }] }],
  [{ text: ['x'] }, { text: [{ code: 'one_value_expected' }] }],
  [{ text: 'x' }, { text: [{ code: 'text_short', values: { minimum: 2 } }] }],
  [{ text: 'long' }, { text: [{ code: 'text_long', values: { maximum: 3 } }] }],
  [{ number: 'x' }, { number: [{ code: 'number_expected' }] }],
  [{ number: 1.5 }, { number: [{ code: 'whole_number_expected' }] }],
  [{ number: 0 }, { number: [{ code: 'number_small', values: { minimum: 1 } }] }],
  [{ number: 10 }, { number: [{ code: 'number_large', values: { maximum: 9 } }] }],
  [{ flag: 'yes' }, { flag: [{ code: 'flag_expected' }] }],
  [{ list: 'x' }, { list: [{ code: 'list_expected' }] }],
  [{ list: ['x', 'y'] }, { list: [{ code: 'list_long', values: { maximum: 1 } }] }],
  [{ list: [1] }, { 'list.0': [{ code: 'text_expected' }] }],
  [{ kind: 'c' }, { kind: [{ code: 'option_invalid', values: { options: 'a, b' } }] }],
  [{ id: 'x' }, { id: [{ code: 'id_malformed' }] }],
  [{ at: 'x' }, { at: [{ code: 'moment_invalid' }] }],
  [{ either: ['x'] }, { 'either.0': [{ code: 'number_expected' }] }],
  [
    { more: 1, most: 2 },
    { more: [{ code: 'field_unknown' }], most: [{ code: 'field_unknown' }] },
  ],
  [[], { _: [{ code: 'one_value_expected' }] }],
  ['x', { _: [{ code: 'object_expected' }] }],
])('reports the errors in %j', (value, expected) => {
  expect(validate(Thing, value)).toEqual(expected);
});

it('keeps error codes set by the schema', () => {
  expect(validateToCodes(Rating, 9)).toEqual({ _: ['rating_invalid'] });
  expect(validateToCodes(addOrUpdateWord.body, { text: '' })).toMatchObject({ text: ['word_required'] });
});

it('reports an unknown or missing discriminator of a union', () => {
  expect(validateToCodes(NewSavedItem, { kind: 'shelf' })).toEqual({ kind: ['option_invalid'] });
  expect(validateToCodes(NewSavedItem, {})).toEqual({ kind: ['required'] });
});
