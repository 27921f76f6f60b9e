import type { Bought } from '@glossa/contract/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './purchased-badge.module.css';

const soon = 14 * 86_400_000;

/** Marks a library entry as purchased, and shows when access ends if that is soon. */
export function PurchasedBadge({ bought: { ends_at: endsAt, is_ended: hasEnded } }: { bought: Bought }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const [now] = useState(Date.now);
  const endsSoon = endsAt !== null && new Date(endsAt).getTime() - now < soon;
  if (!hasEnded && !endsSoon) return <span className={classes.root}>{t('mark.bought')}</span>;
  return (
    <span className={classes.root} data-soon="">
      {hasEnded ? t('mark.ended') : t('ends_soon', { when: format.relative(new Date(endsAt ?? 0)) })}
    </span>
  );
}
