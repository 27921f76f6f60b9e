import { Group } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';

/** The price of content, and whether it is copy-protected. */
export function ContentPrice({
  content: { isFree, price, money, drmProtected },
}: {
  content: { isFree: boolean; price: number; money: { currency: string }; drmProtected: boolean };
}) {
  const { t } = useTranslation('catalogue');
  const write = useMoney();
  return (
    <Group
      component="span"
      className="tabular"
      display="inline-flex"
      gap={5}
      wrap="nowrap"
      {...(isFree && { c: 'dimmed' })}
      style={{ whiteSpace: 'nowrap' }}
    >
      {drmProtected && (
        <IconShieldLock
          color="var(--glossa-muted)"
          size={15}
          stroke={1.6}
          role="img"
          aria-label={t('protected')}
          title={t('protected')}
        />
      )}
      {isFree ? t('free') : <bdi>{write(price, money.currency)}</bdi>}
    </Group>
  );
}
