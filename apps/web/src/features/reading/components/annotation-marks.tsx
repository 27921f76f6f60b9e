import type { ReadingPage } from '@glossa/contract/reading';
import { IconBookmarkFilled, IconNote } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import colors from '@/domain/annotations/color-choice.module.css';
import type { Placed } from '../hooks/use-annotating.ts';
import { wordsOfPart } from '../model/annotated-words.ts';
import { lineBoxes } from '../model/line-boxes.ts';
import type { Box } from '../model/line-boxes.ts';
import { notesDoor } from '../model/notes-door.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import classes from './annotations.module.css';

interface Marks {
  strokes: { annotation: Placed; boxes: Box[] }[];
  /** Bookmarks and notes, by the line in which their sentence starts. */
  lines: { top: number; height: number; annotations: Placed[] }[];
}

const none: Marks = { strokes: [], lines: [] };

/** Measures the positions of a page's annotations. */
function measure(
  text: HTMLElement,
  sentences: ReadingPage['sentences'],
  page: readonly WordOccurrence[],
  placed: readonly Placed[],
): Marks {
  const origin = text.getBoundingClientRect();
  const marks: Marks = { strokes: [], lines: [] };
  for (const annotation of placed) {
    const { kind, sentence, from } = annotation;
    const pieces =
      from === null
        ? [...text.querySelectorAll(`[data-seq="${sentence}"]`)]
        : wordsOfPart(sentences, page, annotation).flatMap(
            (index) => text.querySelector(`[data-index="${index}"]`) ?? [],
          );
    const boxes = lineBoxes(
      pieces.flatMap((piece) => [...piece.getClientRects()]),
      origin,
    );
    const [first] = boxes;
    if (!first) continue;
    if (kind === 'highlight') marks.strokes.push({ annotation, boxes });
    if (kind === 'highlight' && annotation.note === '') continue;
    const line = marks.lines.find(({ top }) => Math.abs(top - first.top) < first.height / 2);
    if (line) line.annotations.push(annotation);
    else marks.lines.push({ top: first.top, height: first.height, annotations: [annotation] });
  }
  return marks;
}

/** Highlights behind the words, and a small mark in the margin for each line with a bookmark or a note. */
export function AnnotationMarks({
  data: { sentences, direction },
  text,
  page,
  placed,
  layout,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  page: readonly WordOccurrence[];
  placed: readonly Placed[];
  /** Increments when the text's layout changes. */
  layout: number;
}) {
  const { t } = useTranslation('annotations');
  const [{ strokes, lines }, setMarks] = useState(none);
  useLayoutEffect(() => {
    if (text.current) setMarks(placed.length > 0 ? measure(text.current, sentences, page, placed) : none);
    // Measures again after every layout change.
  }, [text, sentences, page, placed, layout]);
  return (
    <>
      <div className={classes.strokes} aria-hidden="true">
        {strokes.map(({ annotation: { id, color }, boxes }) =>
          boxes.map((box, index) => (
            <span
              key={`${id} ${box.top}`}
              className={`${classes.stroke} ${colors.color}`}
              data-color={color}
              data-first={index === 0 || undefined}
              data-last={index === boxes.length - 1 || undefined}
              style={box}
            />
          )),
        )}
      </div>
      <div className={classes.margin} dir={direction}>
        {lines.map(({ top, height, annotations }) => {
          const [first] = annotations;
          const Icon = first?.kind === 'bookmark' ? IconBookmarkFilled : IconNote;
          return (
            <button
              key={top}
              type="button"
              className={classes.mark}
              style={{ top: top + height / 2 }}
              aria-label={annotations
                .map(({ kind, quote, note }) => `${t(`kinds.${kind}`)}: ${note || quote}`)
                .join('; ')}
              title={annotations.map(({ kind, note }) => note || t(`kinds.${kind}`)).join('\n')}
              onClick={() => notesDoor.set({ list: first?.id })}
            >
              <Icon size={16} stroke={1.8} aria-hidden="true" />
              {annotations.length > 1 && <span aria-hidden="true">{annotations.length}</span>}
            </button>
          );
        })}
      </div>
    </>
  );
}
