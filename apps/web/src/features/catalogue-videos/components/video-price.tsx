import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '../../../lib/money/use-money.ts';
import classes from './video-price.module.css';

/** What a video costs, and whether it is protected against copying. */
export function VideoPrice({ video }: { video: CatalogueVideo }) {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  return (
    <span className={classes.root} data-free={video.isFree || undefined}>
      {video.drmProtected && (
        <IconShieldLock
          size={15}
          stroke={1.6}
          role="img"
          aria-label={t('protected')}
          title={t('protected')}
        />
      )}
      {video.isFree ? t('free') : <bdi>{money(video.price, video.money.currency)}</bdi>}
    </span>
  );
}
