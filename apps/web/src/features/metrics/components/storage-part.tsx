import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { MetricsPart } from './metrics-part.tsx';
import classes from './money-part.module.css';

/** Used and free storage. */
export function StoragePart({ metrics: { measured, period } }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  const size = useFileSize();
  return (
    <MetricsPart
      title={t('storage.title')}
      help={measured ? t('storage.measured', { time: format.relative(new Date(measured.at)) }) : undefined}
      table="measured"
      period={period}
    >
      {measured ? (
        <MetricTiles
          tiles={(['database', 'files', 'free'] as const).flatMap((name) => {
            const stock = measured[name];
            // The capacity of a bucket is unknown.
            return stock === null
              ? []
              : [{ label: t(`storage.${name}`), ...stock, format: size, isNeutral: true }];
          })}
        />
      ) : (
        <p className={classes.empty}>{t('storage.unmeasured')}</p>
      )}
    </MetricsPart>
  );
}
