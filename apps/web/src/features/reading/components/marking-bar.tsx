import { ActionIcon } from '@mantine/core';
import type { Annotation } from '@glossa/contract/annotations';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { ColorChoice } from '@/domain/annotations/color-choice.tsx';
import type { Annotating } from '../hooks/use-annotating.ts';
import { notesDoor } from '../model/notes-door.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import classes from './annotations.module.css';

/** Pixels between the toolbar and the selected text. */
const gap = 8;

/** Returns the words selected with the pointer, by sentence, and their position in the window. */
function readMarking(text: HTMLElement, page: readonly WordOccurrence[]) {
  const marking = getSelection();
  if (!marking || marking.type !== 'Range' || !text.contains(marking.anchorNode)) return undefined;
  const range = marking.getRangeAt(0);
  const bySentence = new Map<number, number[]>();
  for (const element of text.querySelectorAll<HTMLElement>('[data-index]')) {
    if (!range.intersectsNode(element)) continue;
    const index = Number(element.dataset['index']);
    const seq = page[index]?.seq;
    if (seq !== undefined) bySentence.set(seq, [...(bySentence.get(seq) ?? []), index]);
  }
  return bySentence.size > 0
    ? { parts: [...bySentence.values()], rect: range.getBoundingClientRect() }
    : undefined;
}

/** A toolbar over text selected with the pointer: adds a highlight or a note, also across sentences. */
export function MarkingBar({
  text,
  page,
  annotating,
}: {
  text: RefObject<HTMLElement | null>;
  page: readonly WordOccurrence[];
  annotating: Annotating;
}) {
  const { t } = useTranslation('annotations');
  const [marking, setMarking] = useState<ReturnType<typeof readMarking>>();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setMarking(text.current ? readMarking(text.current, page) : undefined);
    // While the pointer is still selecting, the toolbar would be in the way.
    addEventListener('pointerup', read);
    return () => removeEventListener('pointerup', read);
  }, [text, page]);
  // Only then, because every click on a word changes the selection, and reading it forces layout.
  const isMarked = marking !== undefined;
  useEffect(() => {
    if (!isMarked) return;
    const hide = () => {
      if (getSelection()?.type !== 'Range') setMarking(undefined);
    };
    document.addEventListener('selectionchange', hide);
    return () => document.removeEventListener('selectionchange', hide);
  }, [isMarked]);
  useLayoutEffect(() => {
    const own = bar.current;
    const room = own?.offsetParent?.getBoundingClientRect();
    if (!own || !room || !marking) return;
    const { rect } = marking;
    const middle = rect.left - room.left + rect.width / 2 - own.offsetWidth / 2;
    const above = rect.top - own.offsetHeight - gap;
    own.style.left = `${Math.max(0, Math.min(middle, room.width - own.offsetWidth))}px`;
    own.style.top = `${(above < 64 ? rect.bottom + gap : above) - room.top}px`;
  }, [marking]);
  if (!marking) return null;
  const parts = marking.parts.flatMap((words) => annotating.partOf(words, false) ?? []);
  const done = () => {
    getSelection()?.removeAllRanges();
    setMarking(undefined);
  };
  const highlight = (color: Annotation['color']) => {
    for (const part of parts) void annotating.highlight(part, color);
    done();
  };
  const [first] = parts;
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('marking')}
      className={classes.bar}
      // Pressing a button must not clear the selection.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ColorChoice label={t('kinds.highlight')} onChoose={highlight} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('new_note')}
        title={t('new_note')}
        onClick={() => {
          if (first) notesDoor.set({ note: first });
          done();
        }}
      >
        <IconNote size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
