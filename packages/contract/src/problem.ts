import * as z from 'zod';

/** The body of every failed answer. `fields` names the inputs that are wrong and says why, in English. */
export const Problem = z
  .object({
    error: z.string(),
    code: z.string(),
    detail: z.string().optional(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
