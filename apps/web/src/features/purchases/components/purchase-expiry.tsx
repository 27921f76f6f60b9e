import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';

const soonThreshold = 14 * 86_400_000;

/**
 * The date on which a purchase expires, highlighted if it is near or past. Renders nothing if the purchase doesn't
 * expire.
 */
export function PurchaseExpiry({
  purchase: { expires_at: expiresAt, is_expired: isExpired },
}: {
  purchase: { expires_at: string | null; is_expired: boolean };
}) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const [now] = useState(Date.now);
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  const isSoon = !isExpired && date.getTime() - now < soonThreshold;
  return (
    <Text
      size="sm"
      mt={6}
      {...(isSoon || isExpired ? { c: 'var(--glossa-danger)', fw: 600 } : { c: 'dimmed' })}
    >
      {isExpired
        ? t('ended', { date: format.date(date) })
        : isSoon
          ? t('ends_soon', { when: format.relative(date) })
          : t('ends', { date: format.date(date) })}
    </Text>
  );
}
