import { languageByCode, languages } from '@glossa/language/languages';
import * as z from 'zod';

/** Creates a schema for text that PostgreSQL can store: well-formed, without NUL characters. */
export const Text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'not plain text');

/** The code of a learning language, transformed to its ID. */
export const Language = z
  .enum(languages.map(({ code }) => code))
  .transform((code) => languageByCode(code)?.id ?? 0);

/** An ISO 8601 timestamp in the years 1900 to 2099. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine((value) => /^(19|20)\d\d-/.test(value), 'not a timestamp');

/** A date, such as `2026-11-22`. */
export const Day = z.iso.date().refine((value) => /^(19|20)\d\d-/.test(value), 'not a date');

/** A non-negative integer within PostgreSQL's `integer` range. */
export const Count = z.int().min(0).max(2_147_483_647);

/** Name of a file in the archive. */
export const FileName = z.string().max(200);

export const Tags = z.array(Text(60).min(1)).max(100);
