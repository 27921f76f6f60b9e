import * as z from 'zod';

/** An integer from `min` to `max`, given as text. */
export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const switchValues = z.enum(['0', '1', 'true', 'false', '']);

/** A boolean that is off unless it is `1` or `true`. */
export const flag = switchValues.default('').transform((value) => value === '1' || value === 'true');

/** A boolean that is on unless it is `0` or `false`. */
export const flagOn = switchValues.default('').transform((value) => value !== '0' && value !== 'false');

const units = ['', 'KB', 'MB', 'GB', 'TB'];
const sizePattern = /^(\d+(?:\.\d+)?) ?(KB|MB|GB|TB|)$/i;

const toBytes = (text: string): number => {
  const [, amount = '0', unit = ''] = sizePattern.exec(text) ?? [];
  return Math.round(Number(amount) * 1024 ** units.indexOf(unit.toUpperCase()));
};

/** A size such as `500MB` or `1.5 GB`, converted to bytes. */
export const size = z
  .string()
  .regex(sizePattern, 'must be a size such as 500MB or 20GB')
  .transform(toBytes)
  .pipe(z.int().max(1024 ** 5));

/** A number of bytes; null for 0, which means no limit. */
export const sizeOrUnlimited = size.transform((bytes) => (bytes === 0 ? null : bytes));

/** An http:// or https:// URL. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' });

/** Parsed values of the variables; those that are missing or invalid are undefined. */
export type ParsedVariables<Variables extends z.ZodRawShape> = {
  [Name in keyof Variables]?: z.output<Variables[Name]> | undefined;
};
