import * as z from 'zod';

/** A whole number that is given as text. */
export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** A switch: `1` and `true` are on. */
export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');

/** The address of a web server. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be a http(s):// address' });

/** Values of variables as far as they are right. */
export type Given<Variables extends z.ZodRawShape> = {
  [Name in keyof Variables]?: z.output<Variables[Name]> | undefined;
};
