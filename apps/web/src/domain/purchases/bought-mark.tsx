import type { Bought } from '@glossa/contract/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './bought-mark.module.css';

const soon = 14 * 86_400_000;

/** Marks a library entry as purchased, and shows when access ends if that is soon. */
export function BoughtMark({ bought: { ends_at: end, is_ended: isEnded } }: { bought: Bought }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const [now] = useState(Date.now);
  const isNear = end !== null && new Date(end).getTime() - now < soon;
  if (!isEnded && !isNear) return <span className={classes.root}>{t('mark.bought')}</span>;
  return (
    <span className={classes.root} data-near="">
      {isEnded ? t('mark.ended') : t('ends_soon', { when: format.relative(new Date(end ?? 0)) })}
    </span>
  );
}
