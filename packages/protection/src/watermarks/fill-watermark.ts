import { hasRightToLeft } from './right-to-left.ts';

/** Values for the placeholders of a watermark. */
export interface WatermarkFacts {
  buyer: string;
  email: string;
  /** Number or short ID of the order. */
  order: string;
  /** Date of the order. */
  date: Date;
}

/** Maximum number of characters in a value, and in the template. */
const maxValueLength = 200;
const maxLineLength = 1000;

/** Control characters, line ends, bidi marks and invisible characters that could be mistaken for traces. */
const invisibleCharacters =
  /[\p{Cc}\p{Cs}\u2028\u2029\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]+/gu;

const sanitize = (text: string, maxLength: number): string =>
  Array.from(text.toWellFormed().replaceAll(invisibleCharacters, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxLength)
    .join('');

/**
 * Fills a template from the shop's settings: `{buyer}`, `{email}`, `{order}` and `{date}` (as 2026-11-22). The result
 * is always one line without control characters, whatever a buyer's name contains, but isn't escaped for markup. If the
 * line contains a right-to-left script, each value keeps its own direction (Unicode bidi isolates).
 */
export function fillWatermark(template: string, { buyer, email, order, date }: WatermarkFacts): string {
  const values = new Map(
    Object.entries({ buyer, email, order, date: date.toISOString().slice(0, 10) }).map(([name, value]) => [
      name,
      sanitize(value, maxValueLength),
    ]),
  );
  const words = sanitize(template, maxLineLength);
  const isMixed = [words, ...values.values()].some(hasRightToLeft);
  return words.replaceAll(/\{(buyer|email|order|date)\}/g, (_, name: string) => {
    const value = values.get(name) ?? '';
    return isMixed && value !== '' ? `\u2068${value}\u2069` : value;
  });
}
