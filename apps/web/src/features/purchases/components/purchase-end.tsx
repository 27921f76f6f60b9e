import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './purchase-end.module.css';

const soon = 14 * 86_400_000;

/** When a purchase expires, if it does; highlighted when that is soon. */
export function PurchaseEnd({
  purchase: { expires_at: end, is_expired: isEnded },
}: {
  purchase: { expires_at: string | null; is_expired: boolean };
}) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const [now] = useState(Date.now);
  if (end === null) return null;
  const at = new Date(end);
  const isNear = !isEnded && at.getTime() - now < soon;
  return (
    <p className={classes.root} data-near={isNear || isEnded || undefined}>
      {isEnded
        ? t('ended', { date: format.date(at) })
        : isNear
          ? t('ends_soon', { when: format.relative(at) })
          : t('ends', { date: format.date(at) })}
    </p>
  );
}
