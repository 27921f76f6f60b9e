import * as z from 'zod';

import type { Given } from './formats.ts';

const nameOf = (mistake: string): string => mistake.slice(0, mistake.indexOf(':'));

/**
 * Parses variables one by one, so that one error does not hide the others, then validates combinations with `between`.
 * Each error begins with the name of its variable; only the first one per variable is returned. `unread` variables have
 * no value because of an error reported elsewhere, so they are skipped.
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
  // Complete if there are no errors.
  return { env: env as z.output<z.ZodObject<Variables>>, mistakes };
}
