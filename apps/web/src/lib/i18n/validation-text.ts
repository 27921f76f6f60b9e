import { fieldErrorOf, isFieldErrorCode, type FieldError } from '@glossa/contract/field-errors';
import i18next from 'i18next';

/**
 * Returns the message of a field error, or of a validation message key in the contract, in the interface language.
 * Errors unknown to this version get a general message. Needs the `validation` namespace.
 */
export function validationText(error: FieldError | string): string {
  const { code, values } = typeof error === 'string' ? (fieldErrorOf(error) ?? { code: 'invalid' }) : error;
  return i18next.t(
    `validation:${isFieldErrorCode(code) ? code : 'invalid'}` as 'validation:invalid',
    values ?? {},
  );
}
