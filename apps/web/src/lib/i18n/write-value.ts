import i18next from 'i18next';

import { isolate } from './isolate.ts';
import { writeNumber } from '@/ui/format/write-number.ts';

/** Formats a value for a sentence: numbers in the interface language, texts isolated. */
export const writeValue = (value: unknown): string =>
  typeof value === 'number' ? writeNumber(value, i18next.language) : isolate(String(value));
