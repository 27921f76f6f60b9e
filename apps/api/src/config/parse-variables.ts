import * as z from 'zod';

import type { Given } from './formats.ts';

const nameOf = (mistake: string): string => mistake.slice(0, mistake.indexOf(':'));

/**
 * Reads variables one by one, so that a wrong one does not hide the others, and holds them against each other with
 * `between`. Each mistake begins with the name of its variable; of one variable the first is told. `unread` have no value
 * for a reason that is told already.
 */
export function parseVariables<Variables extends z.ZodRawShape>(
  variables: Variables,
  given: Record<string, string | undefined>,
  between: (env: Given<Variables>) => string[],
  unread: readonly string[] = [],
): { env: z.output<z.ZodObject<Variables>>; mistakes: string[] } {
  const env: Record<string, unknown> = {};
  const found: string[] = [];
  for (const [name, schema] of Object.entries(variables)) {
    const parsed = z.safeParse(schema, given[name]);
    if (parsed.success) env[name] = parsed.data;
    else found.push(`${name}: ${given[name] === undefined ? 'is needed' : parsed.error.issues[0]?.message}`);
  }
  const told = new Set(unread);
  const mistakes = [...found, ...between(env as Given<Variables>)].filter((mistake) => {
    const name = nameOf(mistake);
    const isFirst = !told.has(name);
    told.add(name);
    return isFirst;
  });
  // Whole, where there are no mistakes.
  return { env: env as z.output<z.ZodObject<Variables>>, mistakes };
}
