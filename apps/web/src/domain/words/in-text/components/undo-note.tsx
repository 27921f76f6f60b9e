import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { levelOf } from '@/domain/words/word-level.ts';
import type { WordChange } from '@/domain/words/word-store.ts';
import { useUndo } from '../hooks/words-on-show.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import classes from './undo-note.module.css';

/** Milliseconds until the note disappears; paused while it is hovered or focused. */
const stay = 8000;

/**
 * Reports the last change of words and offers to undo it. A single line at the bottom of the page instead of toasts,
 * which would cover the panel, since words change with every other key press.
 */
export function UndoNote({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['common', 'reader']);
  const sentence = useChangeSentence();
  const { undoable, undo, dismiss } = useUndo();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!undoable || held) return;
    const timer = setTimeout(dismiss, stay);
    return () => clearTimeout(timer);
  }, [undoable, dismiss, held]);
  if (!undoable) return null;
  return (
    <div
      className={classes.note}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="group" aria-label={t('reader:changed.label')} className={classes.offer}>
        {/* A change of the selected word is announced with the word. */}
        <span role={undoable.after.size > 1 ? 'status' : undefined}>{sentence(undoable)}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            setHeld(false);
            undo();
            onDone();
          }}
        >
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}

/** Returns a function that describes a change in a sentence. */
function useChangeSentence(): (change: WordChange) => string {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const label = useLevelLabel();
  return ({ kind, after, name }) => {
    if (kind === 'entry') return t('changed.entry', { word: name });
    if (kind === 'phrase') return t('changed.phrase', { phrase: name });
    if (kind === 'delete') return t('changed.deleted', { word: name });
    const [only] = after.values();
    if (kind === 'family' && only) {
      return t('changed.family', { lemma: name, standing: label(levelOf(only)) });
    }
    // Several words at once are only ever set to known.
    return after.size === 1 && only
      ? t('changed.one', { word: name, standing: label(levelOf(only)) })
      : t('changed.known', { count: after.size, number: format.number(after.size) });
  };
}
