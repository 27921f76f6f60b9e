import * as z from 'zod';

/** The body of every failed answer. `fields` names the inputs that are wrong and says why, in English. */
export const Problem = z
  .object({
    error: z.string().describe('What went wrong, as an English sentence'),
    code: z.string().describe('The same for programs; it stays'),
    detail: z.string().optional().describe('More for who looks into it'),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('What is wrong with each input, by its path'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
