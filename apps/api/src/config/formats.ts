import * as z from 'zod';

/** An integer given as text. */
export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const switchValues = z.enum(['0', '1', 'true', 'false', '']);

/** A boolean: `1` and `true` are on. */
export const flag = switchValues.default('').transform((value) => value === '1' || value === 'true');

/** A boolean that is on unless it is `0` or `false`. */
export const flagOn = switchValues.default('').transform((value) => value !== '0' && value !== 'false');

/** The URL of a web server. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' });

/** Parsed values of the variables that are valid. */
export type ParsedVariables<Variables extends z.ZodRawShape> = {
  [Name in keyof Variables]?: z.output<Variables[Name]> | undefined;
};
