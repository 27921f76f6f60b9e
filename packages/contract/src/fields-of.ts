import type * as z from 'zod';

/** Collects zod issues by their dotted path; issues of the whole body go under `_`. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  // A map: the sender chooses the names, and `__proto__` or `constructor` are no harmless keys of an object.
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
    const name = path || '_';
    fields.set(name, [...(fields.get(name) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}
