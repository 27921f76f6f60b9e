type Defined<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> };

/** Omits undefined values, because Prisma Client's types don't allow them. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
