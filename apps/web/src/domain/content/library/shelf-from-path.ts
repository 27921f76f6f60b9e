/** Returns the shelf of the library that a path belongs to: the first one if no other matches. */
export function shelfFromPath<Shelf extends string>(
  shelves: Readonly<Record<Shelf, { path: string }>>,
  path: string,
): Shelf {
  const [first, ...others] = Object.keys(shelves) as [Shelf, ...Shelf[]];
  return others.find((shelf) => path.startsWith(shelves[shelf].path)) ?? first;
}
