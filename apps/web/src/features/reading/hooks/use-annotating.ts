import type { Annotation } from '@glossa/contract/annotations';
import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';

import { useAnnotationChanges, useTextAnnotations } from '@/domain/annotations/use-annotations.ts';
import { overlap, partOfWords, samePart } from '../model/annotated-words.ts';
import type { Part } from '../model/annotated-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

/** An annotation whose sentence is in the text. */
export type Placed = Annotation & { sentence: number };

const isPlaced = (annotation: Annotation): annotation is Placed => annotation.sentence !== null;

const bodyOf = ({ sentence, from, to }: Part) => ({
  sentence,
  ...(from === null || to === null ? {} : { from, to }),
});

/** The annotations of a text, with functions that toggle them on a part of it. */
export function useAnnotating(
  text: string,
  sentences: ReadingPage['sentences'],
  page: readonly WordOccurrence[],
) {
  const { annotations } = useTextAnnotations(text);
  const { add, update, remove } = useAnnotationChanges();
  const placed = useMemo(() => annotations?.filter(isPlaced) ?? [], [annotations]);
  const find = (kind: Annotation['kind'], part: Part) =>
    placed.find((annotation) => annotation.kind === kind && samePart(annotation, part)) ??
    placed.find((annotation) => annotation.kind === kind && overlap(annotation, part));
  return {
    placed,
    find,
    /** Returns the part for some words: a single word stands for its sentence, several for themselves. */
    partOf: (words: readonly number[], whole = words.length < 2): Part | undefined => {
      const part = partOfWords(sentences, page, words);
      return part && whole ? { sentence: part.sentence, from: null, to: null } : part;
    },
    /** Resolves to whether the bookmark now exists; undefined when it failed. */
    bookmark: async ({ sentence }: Part): Promise<boolean | undefined> => {
      const before = find('bookmark', { sentence, from: null, to: null });
      if (before) {
        await remove(before);
        return false;
      }
      return (await add(text, { kind: 'bookmark', sentence })) && true;
    },
    /** Another color changes the existing highlight; the same color removes it. */
    highlight: async (part: Part, color: Annotation['color']): Promise<boolean | undefined> => {
      const before = find('highlight', part);
      if (before?.color === color) {
        await remove(before);
        return false;
      }
      if (before) return update(before, { color });
      return (await add(text, { kind: 'highlight', color, ...bodyOf(part) })) && true;
    },
    note: async (part: Part, note: string): Promise<boolean> =>
      (await add(text, { kind: 'note', note, ...bodyOf(part) })) !== undefined,
  };
}

export type Annotating = ReturnType<typeof useAnnotating>;
