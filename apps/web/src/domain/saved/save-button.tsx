import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useSavedMark } from './use-saved-mark.ts';
import type { Savable } from './use-saved-changes.ts';

/** Saves or removes something; the heart is full if saved. Suspends on its own, so it blocks nothing around it. */
export function SaveButton(props: { thing: Savable; size?: number }) {
  return (
    <Suspense fallback={null}>
      <Heart {...props} />
    </Suspense>
  );
}

function Heart({ thing, size = 36 }: { thing: Savable; size?: number }) {
  const { t } = useTranslation('saved');
  const { saved, busy, toggle } = useSavedMark(thing);
  const Icon = saved ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="subtle"
      color={saved ? 'ink' : 'gray'}
      size={size}
      aria-pressed={saved}
      aria-busy={busy}
      aria-label={t(`save.${thing.kind}`)}
      title={t(`save.${thing.kind}`)}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
