import type { Annotation } from '@glossa/contract/annotations';

/** Annotations as they stand in their text; those whose sentence is gone come last. */
export const inTextOrder = (annotations: readonly Annotation[]): Annotation[] =>
  annotations.toSorted(
    (a, b) =>
      (a.sentence ?? Number.POSITIVE_INFINITY) - (b.sentence ?? Number.POSITIVE_INFINITY) ||
      (a.from ?? -1) - (b.from ?? -1) ||
      a.id.localeCompare(b.id),
  );
