import { languageByCode, languages } from '@glossa/language/languages';
import * as z from 'zod';

/** A text that the database can keep: of whole characters, none of them NUL. */
export const Text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'not a plain text');

/** A learning language by its code; becomes its number. */
export const Language = z
  .enum(languages.map(({ code }) => code))
  .transform((code) => languageByCode(code)?.id ?? 0);

/** A moment in ISO 8601, of a year that calendars have. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine((value) => /^(19|20)\d\d-/.test(value), 'not a moment');

/** A day: `2026-11-22`. */
export const Day = z.iso.date().refine((value) => /^(19|20)\d\d-/.test(value), 'not a day');

/** Whole numbers as the database keeps them. */
export const Count = z.int().min(0).max(2_147_483_647);

/** Name of a file in the archive. */
export const FileName = z.string().max(200);

export const Tags = z.array(Text(60).min(1)).max(100);
