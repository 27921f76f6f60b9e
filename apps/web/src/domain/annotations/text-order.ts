import type { Annotation } from '@glossa/contract/annotations';

/** Sorts annotations by their position in the text; those whose sentence no longer exists come last. */
export const inTextOrder = (annotations: readonly Annotation[]): Annotation[] =>
  annotations.toSorted(
    (a, b) =>
      (a.sentence ?? Number.POSITIVE_INFINITY) - (b.sentence ?? Number.POSITIVE_INFINITY) ||
      (a.from ?? -1) - (b.from ?? -1) ||
      a.id.localeCompare(b.id),
  );
