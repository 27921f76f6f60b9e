import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import type { WordChange } from '@/domain/words/word-store.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useUndo } from './text-words.ts';
import classes from './undo-notice.module.css';

/** Milliseconds until the notice disappears; paused while it is hovered or focused. */
const visibleTime = 8000;

/**
 * Reports the last change to words and offers to undo it. Shows a single line at the bottom of the page: words can
 * change with nearly every key press, and that many toasts would cover the panel.
 */
export function UndoNotice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['common', 'reader']);
  const describe = useDescribeChange();
  const { undoable, undo, dismiss } = useUndo();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!undoable || isPaused) return;
    const timer = setTimeout(dismiss, visibleTime);
    return () => clearTimeout(timer);
  }, [undoable, dismiss, isPaused]);
  if (!undoable) return null;
  return (
    <div
      className={classes.notice}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Group
        justify="space-between"
        wrap="nowrap"
        gap="sm"
        role="group"
        aria-label={t('reader:changed.label')}
      >
        {/* A change to the selected word is announced with the word. */}
        <span role={undoable.after.size > 1 ? 'status' : undefined}>{describe(undoable)}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            setIsPaused(false);
            undo();
            onDone();
          }}
        >
          {t('undo')}
        </Button>
      </Group>
    </div>
  );
}

/** Returns a function that describes a change in a sentence. */
function useDescribeChange(): (change: WordChange) => string {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const label = useLevelLabel();
  return ({ kind, after, name }) => {
    if (kind === 'entry') return t('changed.entry', { word: name });
    if (kind === 'phrase') return t('changed.phrase', { phrase: name });
    if (kind === 'delete') return t('changed.deleted', { word: name });
    const [only] = after.values();
    if (kind === 'family' && only) {
      return t('changed.family', { lemma: name, level: label(levelOf(only)) });
    }
    // A change to the levels of several words always sets them to known.
    return after.size === 1 && only
      ? t('changed.one', { word: name, level: label(levelOf(only)) })
      : t('changed.known', { count: after.size, number: format.number(after.size) });
  };
}
