import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { Savable } from './use-saved-changes.ts';
import { useSaved } from './use-saved.ts';

/**
 * A heart button that saves or removes an item. Has its own Suspense boundary, so that it doesn't suspend the
 * components around it.
 */
export function SaveButton(props: { target: Savable; size?: number }) {
  return (
    <Suspense fallback={null}>
      <HeartButton {...props} />
    </Suspense>
  );
}

function HeartButton({ target, size = 36 }: { target: Savable; size?: number }) {
  const { t } = useTranslation('saved');
  const { isSaved, isBusy, toggle } = useSaved(target);
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="subtle"
      color={isSaved ? 'ink' : 'gray'}
      size={size}
      aria-pressed={isSaved}
      aria-busy={isBusy}
      aria-label={t(`save.${target.kind}`)}
      title={t(`save.${target.kind}`)}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}

/** A heart button for a word. It is hidden, but keeps its space, while the selection moves. */
export function SaveWordButton({
  id,
  debouncedId,
}: {
  /** ID of the word; below 1 for an unsaved phrase, which has no save button. */
  id: number;
  /** The debounced ID of the word, because arrow keys pass many words. */
  debouncedId: number;
}) {
  if (id < 1 || debouncedId < 1) return null;
  return (
    <span style={{ visibility: debouncedId === id ? undefined : 'hidden' }}>
      <SaveButton target={{ kind: 'word', word: debouncedId }} />
    </span>
  );
}
