import { hasRightToLeft } from './right-to-left.ts';

/** Who bought what stands in a copy. */
export interface WatermarkFacts {
  buyer: string;
  email: string;
  /** Number or short id of the order. */
  order: string;
  /** Of the order. */
  date: Date;
}

/** Characters of a value, and of the whole line; names are shorter. */
const mostOfValue = 200;
const mostOfLine = 1000;

/** Control characters, ends of lines, marks of direction, and what cannot be seen but by those who look for traces. */
const unwanted =
  /[\p{Cc}\p{Cs}\u2028\u2029\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]+/gu;

const plain = (text: string, most: number): string =>
  Array.from(text.toWellFormed().replaceAll(unwanted, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, most)
    .join('');

/**
 * Fills a template of the shop's settings: `{buyer}`, `{email}`, `{order}` and `{date}` (as 2026-11-22). Whatever
 * people call themselves, the line is one line of plain characters, to be escaped where it is put into markup; in lines
 * with a script that runs from right to left, each value keeps its own direction (Unicode bidi isolates).
 */
export function fillWatermark(template: string, { buyer, email, order, date }: WatermarkFacts): string {
  const values = new Map(
    Object.entries({ buyer, email, order, date: date.toISOString().slice(0, 10) }).map(([name, value]) => [
      name,
      plain(value, mostOfValue),
    ]),
  );
  const words = plain(template, mostOfLine);
  const isMixed = [words, ...values.values()].some(hasRightToLeft);
  return words.replaceAll(/\{(buyer|email|order|date)\}/g, (_, name: string) => {
    const value = values.get(name) ?? '';
    return isMixed && value !== '' ? `\u2068${value}\u2069` : value;
  });
}
