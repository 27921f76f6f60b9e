import i18next from 'i18next';

import { isolate } from './isolate.ts';
import { writeNumber } from '../../ui/write-number.ts';

/** A value as a sentence of the interface holds it: numbers as the language writes them, texts as they are. */
export const writeValue = (value: unknown): string =>
  typeof value === 'number' ? writeNumber(value, i18next.language) : isolate(String(value));
