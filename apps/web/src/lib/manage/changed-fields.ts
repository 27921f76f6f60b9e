/** The fields of a form that are no longer as they were; values are compared by what they hold. */
export function changedFields<Values extends object>(values: Values, before: object): Partial<Values> {
  const old = Object.fromEntries(Object.entries(before)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  ) as Partial<Values>;
}
