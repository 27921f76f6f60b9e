import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';

/** Replaces an empty managed list. `onClear` is set while a search or filter is active. */
export function ManagedEmpty({
  texts,
  children,
  onClear,
}: {
  texts: { nothingFound: string; empty: string; hint: string };
  /** Buttons that add the first item. */
  children: ReactNode;
  onClear: (() => void) | undefined;
}) {
  const { t } = useTranslation('videos');
  if (onClear) {
    return (
      <NothingFound
        title={texts.nothingFound}
        message={t('empty.hint.filtered')}
        clear={t('empty.clear')}
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      drawing="shelf"
      title={texts.empty}
      message={texts.hint}
      action={
        <Group gap="xs" justify="center">
          {children}
        </Group>
      }
    />
  );
}
