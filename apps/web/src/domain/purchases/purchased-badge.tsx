import type { PurchaseRef } from '@glossa/contract/fields';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';

const soonThreshold = 14 * 86_400_000;

/** Marks a library entry as purchased, and shows when access ends if that is soon. */
export function PurchasedBadge({ bought: { ends_at: endsAt, is_ended: hasEnded } }: { bought: PurchaseRef }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const [now] = useState(Date.now);
  const endsSoon = endsAt !== null && new Date(endsAt).getTime() - now < soonThreshold;
  const isWarning = hasEnded || endsSoon;
  return (
    <Text
      span
      inherit
      c={isWarning ? 'var(--glossa-danger)' : 'var(--glossa-accent)'}
      {...(isWarning && { fw: 600 })}
    >
      {hasEnded
        ? t('mark.ended')
        : endsSoon
          ? t('ends_soon', { when: format.relative(new Date(endsAt)) })
          : t('mark.bought')}
    </Text>
  );
}
