import { fieldErrorOf, isFieldErrorCode, type FieldError } from '@glossa/contract/field-errors';
import i18next from 'i18next';

/**
 * A field error, or a validation sentence of the contract, in the reader's language. An error that this version does not
 * know becomes one general sentence. Needs the `validation` namespace.
 */
export function validationText(error: FieldError | string): string {
  const { code, values } = typeof error === 'string' ? (fieldErrorOf(error) ?? { code: 'invalid' }) : error;
  return i18next.t(
    `validation:${isFieldErrorCode(code) ? code : 'invalid'}` as 'validation:invalid',
    values ?? {},
  );
}
