import i18next from 'i18next';

import { formatNumber } from '@/ui/format/format-number.ts';

/** Formats a value for use in a sentence: formats a number for the interface language, and isolates any other value. */
export const formatValue = (value: unknown): string =>
  typeof value === 'number' ? formatNumber(value, i18next.language) : isolate(String(value));

const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Isolates a value in a sentence, so that user text does not reverse the words around it: removes its direction marks,
 * and wraps right-to-left text in isolates. Source: Unicode Standard Annex #9, section 2.7.
 */
export function isolate(value: string): string {
  const plain = value.replaceAll(directionMarks, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
