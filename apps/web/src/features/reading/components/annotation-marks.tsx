import type { ReadingPage } from '@glossa/contract/reading';
import { IconBookmarkFilled, IconNote } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import colors from '@/domain/annotations/color-choice.module.css';
import type { PlacedAnnotation } from '../hooks/use-page-annotations.ts';
import { wordsInPart } from '../model/sentence-part.ts';
import { lineBoxes } from '../model/line-boxes.ts';
import type { LineBox } from '../model/line-boxes.ts';
import { openAnnotationPanel } from '../hooks/use-annotation-panel.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import classes from './text-overlays.module.css';

interface MeasuredAnnotations {
  highlights: { annotation: PlacedAnnotation; boxes: LineBox[] }[];
  /** Bookmarks and notes, grouped by the line on which their sentence starts. */
  marks: { top: number; height: number; annotations: PlacedAnnotation[] }[];
}

const noMeasurements: MeasuredAnnotations = { highlights: [], marks: [] };

/** Measures the positions of a page's annotations. */
function measureAnnotations(
  text: HTMLElement,
  sentences: ReadingPage['sentences'],
  occurrences: readonly WordOccurrence[],
  annotations: readonly PlacedAnnotation[],
): MeasuredAnnotations {
  const origin = text.getBoundingClientRect();
  const highlights: MeasuredAnnotations['highlights'] = [];
  const marks: MeasuredAnnotations['marks'] = [];
  for (const annotation of annotations) {
    const { kind, sentence, from } = annotation;
    const pieces =
      from === null
        ? [...text.querySelectorAll(`[data-seq="${sentence}"]`)]
        : wordsInPart(sentences, occurrences, annotation).flatMap(
            (index) => text.querySelector(`[data-index="${index}"]`) ?? [],
          );
    const boxes = lineBoxes(
      pieces.flatMap((piece) => [...piece.getClientRects()]),
      origin,
    );
    const [first] = boxes;
    if (!first) continue;
    if (kind === 'highlight') highlights.push({ annotation, boxes });
    if (kind === 'highlight' && annotation.note === '') continue;
    const line = marks.find(({ top }) => Math.abs(top - first.top) < first.height / 2);
    if (line) line.annotations.push(annotation);
    else marks.push({ top: first.top, height: first.height, annotations: [annotation] });
  }
  return { highlights, marks };
}

/** Highlights behind the words, and a small mark in the margin for each line with a bookmark or a note. */
export function AnnotationMarks({
  data: { sentences, direction },
  text,
  occurrences,
  annotations,
  layoutVersion,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  annotations: readonly PlacedAnnotation[];
  /** Increments when the text's layout changes. */
  layoutVersion: number;
}) {
  const { t } = useTranslation('annotations');
  const [{ highlights, marks }, setMarks] = useState(noMeasurements);
  useLayoutEffect(() => {
    if (text.current)
      setMarks(
        annotations.length > 0
          ? measureAnnotations(text.current, sentences, occurrences, annotations)
          : noMeasurements,
      );
    // Measure again after every layout change.
  }, [text, sentences, occurrences, annotations, layoutVersion]);
  return (
    <>
      <div className={classes.highlights} aria-hidden="true">
        {highlights.map(({ annotation: { id, color }, boxes }) =>
          boxes.map((box, index) => (
            <span
              key={`${id} ${box.top}`}
              className={`${classes.highlight} ${colors.color}`}
              data-color={color}
              data-first={index === 0 || undefined}
              style={box}
            />
          )),
        )}
      </div>
      <div className={classes.margin} dir={direction}>
        {marks.map(({ top, height, annotations: lineAnnotations }) => {
          const [first] = lineAnnotations;
          const Icon = first?.kind === 'bookmark' ? IconBookmarkFilled : IconNote;
          return (
            <button
              key={top}
              type="button"
              className={classes.mark}
              style={{ top: top + height / 2 }}
              aria-label={lineAnnotations
                .map(({ kind, quote, note }) => `${t(`kinds.${kind}`)}: ${note || quote}`)
                .join('; ')}
              title={lineAnnotations.map(({ kind, note }) => note || t(`kinds.${kind}`)).join('\n')}
              onClick={() => openAnnotationPanel({ list: first?.id })}
            >
              <Icon size={16} stroke={1.8} aria-hidden="true" />
              {lineAnnotations.length > 1 && <span aria-hidden="true">{lineAnnotations.length}</span>}
            </button>
          );
        })}
      </div>
    </>
  );
}
