type Defined<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> };

/** Returns the values that are not undefined, because the types of Prisma Client don't allow `undefined`. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
