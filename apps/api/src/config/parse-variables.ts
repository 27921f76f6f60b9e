import * as z from 'zod';

import type { ParsedVariables } from './formats.ts';

const nameOf = (mistake: string): string => mistake.slice(0, mistake.indexOf(':'));

/**
 * Parses variables one by one, so that one error does not hide the others, then validates combinations with `validate`.
 * Each error begins with the name of its variable; only the first error per variable is returned. `unreadable`
 * variables have no value because of an error reported elsewhere, so they are skipped.
 */
export function parseVariables<Variables extends z.ZodRawShape>(
  variables: Variables,
  environment: Record<string, string | undefined>,
  validate: (env: ParsedVariables<Variables>) => string[],
  unreadable: readonly string[] = [],
): { env: z.output<z.ZodObject<Variables>>; errors: string[] } {
  const env: Record<string, unknown> = {};
  const found: string[] = [];
  for (const [name, schema] of Object.entries(variables)) {
    const parsed = z.safeParse(schema, environment[name]);
    if (parsed.success) env[name] = parsed.data;
    else
      found.push(
        `${name}: ${environment[name] === undefined ? 'is needed' : parsed.error.issues[0]?.message}`,
      );
  }
  const reported = new Set(unreadable);
  const errors = [...found, ...validate(env as ParsedVariables<Variables>)].filter((mistake) => {
    const name = nameOf(mistake);
    const isFirst = !reported.has(name);
    reported.add(name);
    return isFirst;
  });
  // `env` is complete if there are no errors.
  return { env: env as z.output<z.ZodObject<Variables>>, errors };
}
