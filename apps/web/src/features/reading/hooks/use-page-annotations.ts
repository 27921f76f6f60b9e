import type { Annotation } from '@glossa/contract/annotations';
import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';

import { useAnnotationChanges, useTextAnnotations } from '@/domain/annotations/use-annotations.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { isSamePart, partFromWords, partsOverlap } from '../model/sentence-part.ts';
import type { SentencePart } from '../model/sentence-part.ts';

/** An annotation whose sentence still exists in the text. */
export type PlacedAnnotation = Annotation & { sentence: number };

const isPlaced = (annotation: Annotation): annotation is PlacedAnnotation => annotation.sentence !== null;

const toBody = ({ sentence, from, to }: SentencePart) => ({
  sentence,
  ...(from === null || to === null ? {} : { from, to }),
});

/** Returns the annotations of a text, and functions that toggle annotations on part of it. */
export function usePageAnnotations(
  text: string,
  sentences: ReadingPage['sentences'],
  occurrences: readonly WordOccurrence[],
) {
  const { annotations } = useTextAnnotations(text);
  const { add, update, remove } = useAnnotationChanges();
  const placed = useMemo(() => annotations?.filter(isPlaced) ?? [], [annotations]);
  const find = (kind: Annotation['kind'], part: SentencePart) =>
    placed.find((annotation) => annotation.kind === kind && isSamePart(annotation, part)) ??
    placed.find((annotation) => annotation.kind === kind && partsOverlap(annotation, part));
  return {
    placed,
    find,
    /**
     * Returns the part to annotate for selected words: the whole sentence for a single word, otherwise only the words.
     */
    partOf: (words: readonly number[], wholeSentence = words.length < 2): SentencePart | undefined => {
      const part = partFromWords(sentences, occurrences, words);
      return part && wholeSentence ? { sentence: part.sentence, from: null, to: null } : part;
    },
    /** Resolves to whether the bookmark now exists, or to undefined if the request failed. */
    bookmark: async ({ sentence }: SentencePart): Promise<boolean | undefined> => {
      const before = find('bookmark', { sentence, from: null, to: null });
      if (before) {
        await remove(before);
        return false;
      }
      return (await add(text, { kind: 'bookmark', sentence })) && true;
    },
    /** Another color changes the existing highlight; the same color removes it. */
    highlight: async (part: SentencePart, color: Annotation['color']): Promise<boolean | undefined> => {
      const before = find('highlight', part);
      if (before?.color === color) {
        await remove(before);
        return false;
      }
      if (before) return update(before, { color });
      return (await add(text, { kind: 'highlight', color, ...toBody(part) })) && true;
    },
    note: async (part: SentencePart, note: string): Promise<boolean> =>
      (await add(text, { kind: 'note', note, ...toBody(part) })) !== undefined,
  };
}

export type PageAnnotations = ReturnType<typeof usePageAnnotations>;
