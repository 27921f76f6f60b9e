import { parseFieldError, isFieldErrorCode, type FieldError } from '@glossa/contract/field-errors';
import i18next from 'i18next';

/**
 * Returns the message for a field error, or for one of the contract's message keys, in the interface language. Errors
 * unknown to this version get a generic message. Needs the `validation` namespace.
 */
export function validationText(error: FieldError | string): string {
  const { code, values } =
    typeof error === 'string' ? (parseFieldError(error) ?? { code: 'invalid' }) : error;
  return i18next.t(
    `validation:${isFieldErrorCode(code) ? code : 'invalid'}` as 'validation:invalid',
    values ?? {},
  );
}
