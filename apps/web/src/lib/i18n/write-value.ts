import i18next from 'i18next';

import { isolate } from './isolate.ts';

const numbers = new Map<string, Intl.NumberFormat>();

/** A value as a sentence of the interface holds it: numbers as the language writes them, texts as they are. */
export function writeValue(value: unknown): string {
  if (typeof value !== 'number') return isolate(String(value));
  const { language } = i18next;
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}
