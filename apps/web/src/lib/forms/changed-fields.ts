/** Returns the fields of a form that have changed, comparing values as JSON. */
export function changedFields<Values extends object>(values: Values, before: object): Partial<Values> {
  const old = Object.fromEntries(Object.entries(before)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  ) as Partial<Values>;
}
