import type { Annotation } from '@glossa/contract/annotations';
import { ActionIcon } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { ColorChoice } from '@/domain/annotations/color-choice.tsx';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { openAnnotationPanel } from '../hooks/use-annotation-panel.ts';
import type { PageAnnotations } from '../hooks/use-page-annotations.ts';
import classes from './text-overlays.module.css';

/** Pixels between the toolbar and the selected text. */
const gap = 8;

/** Returns the words selected with the pointer, by sentence, and their position in the window. */
function readSelectedText(text: HTMLElement, occurrences: readonly WordOccurrence[]) {
  const selectedText = getSelection();
  if (!selectedText || selectedText.type !== 'Range' || !text.contains(selectedText.anchorNode))
    return undefined;
  const range = selectedText.getRangeAt(0);
  const bySentence = new Map<number, number[]>();
  for (const element of text.querySelectorAll<HTMLElement>('[data-index]')) {
    if (!range.intersectsNode(element)) continue;
    const index = Number(element.dataset['index']);
    const seq = occurrences[index]?.seq;
    if (seq !== undefined) bySentence.set(seq, [...(bySentence.get(seq) ?? []), index]);
  }
  return bySentence.size > 0
    ? { parts: [...bySentence.values()], rect: range.getBoundingClientRect() }
    : undefined;
}

/** A toolbar over text selected with the pointer: adds a highlight or a note, even across sentences. */
export function SelectionToolbar({
  text,
  occurrences,
  pageAnnotations,
}: {
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  pageAnnotations: PageAnnotations;
}) {
  const { t } = useTranslation('annotations');
  const [selectedText, setSelectedText] = useState<ReturnType<typeof readSelectedText>>();
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () =>
      setSelectedText(text.current ? readSelectedText(text.current, occurrences) : undefined);
    // Show the toolbar only on release, because it would be in the way while the user is selecting text.
    addEventListener('pointerup', read);
    return () => removeEventListener('pointerup', read);
  }, [text, occurrences]);
  // Listen only while text is selected, because every click on a word changes the selection, and reading it forces
  // layout.
  const hasSelectedText = selectedText !== undefined;
  useEffect(() => {
    if (!hasSelectedText) return;
    const hide = () => {
      if (getSelection()?.type !== 'Range') setSelectedText(undefined);
    };
    document.addEventListener('selectionchange', hide);
    return () => document.removeEventListener('selectionchange', hide);
  }, [hasSelectedText]);
  useLayoutEffect(() => {
    const element = toolbar.current;
    const container = element?.offsetParent?.getBoundingClientRect();
    if (!element || !container || !selectedText) return;
    const { rect } = selectedText;
    const middle = rect.left - container.left + rect.width / 2 - element.offsetWidth / 2;
    const above = rect.top - element.offsetHeight - gap;
    element.style.left = `${Math.max(0, Math.min(middle, container.width - element.offsetWidth))}px`;
    element.style.top = `${(above < 64 ? rect.bottom + gap : above) - container.top}px`;
  }, [selectedText]);
  if (!selectedText) return null;
  const parts = selectedText.parts.flatMap((words) => pageAnnotations.partOf(words, false) ?? []);
  const done = () => {
    getSelection()?.removeAllRanges();
    setSelectedText(undefined);
  };
  const highlight = (color: Annotation['color']) => {
    for (const part of parts) void pageAnnotations.highlight(part, color);
    done();
  };
  const [first] = parts;
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('marking')}
      className={classes.toolbar}
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
          if (first) openAnnotationPanel({ note: first });
          done();
        }}
      >
        <IconNote size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
