import { messageKey } from '@glossa/contract/messages';
import i18next from 'i18next';

const commonPattern = /^Password cannot contain common pattern: (.+)$/;
const contentTooLong = /^Text must be at most ([\d,]+) characters \(currently ([\d,]+)\)$/;

const toNumber = (digits: string | undefined) => Number(digits?.replaceAll(',', ''));

/**
 * A validation sentence of the contract in the reader's language. Sentences that are not ours (those of
 * the validation library) become one general sentence. Needs the `validation` namespace.
 */
export function validationText(sentence: string): string {
  const key = messageKey(sentence);
  if (key) return i18next.t(`validation:${key}`);
  const pattern = commonPattern.exec(sentence);
  if (pattern?.[1]) return i18next.t('validation:common_pattern', { pattern: pattern[1] });
  const long = contentTooLong.exec(sentence);
  if (long) {
    return i18next.t('validation:content_too_long', { limit: toNumber(long[1]), length: toNumber(long[2]) });
  }
  return i18next.t('validation:invalid');
}
