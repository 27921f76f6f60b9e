import * as z from 'zod';

import { numberFromText, TagNames } from './fields.ts';
import { messages } from './messages.ts';

/** A boolean in a form. */
export const FormFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** A number in a form. An empty field is parsed as `empty`. */
export const FormNumber = <Schema extends z.ZodType>(schema: Schema, empty?: number) =>
  z.preprocess((value: unknown) => (value === '' ? empty : value), numberFromText(schema));

/** Tag names in a form, as a JSON array or a repeated field. */
export const FormNames = z
  .union([z.string(), z.array(z.string())])
  .transform((value, context) => {
    if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return [value].flat();
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: messages.tags_malformed });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string(messages.tags_malformed), messages.tags_malformed))
  .transform((names) => names.map((name) => name.trim()).filter((name) => name !== ''))
  .pipe(TagNames)
  .default([]);
