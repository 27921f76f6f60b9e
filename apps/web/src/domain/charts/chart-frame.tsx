import { Button, Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useOnceNear } from '@/ui/hooks/use-once-near.ts';
import { useReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { hasFigures } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import classes from './charts.module.css';
import { SeriesSign } from './series-sign.tsx';

/** Height of the empty state in CSS pixels, less than that of a plot. */
const emptyHeight = 160;

/** Surrounds every plot: legend, loading, empty and error states, and the data table. */
export function ChartFrame({
  label,
  data,
  empty,
  height,
  kind,
  format,
  failure,
  children,
}: {
  label: string;
  /** Undefined while loading. */
  data: ChartData | undefined;
  /** Text of the empty state. */
  empty: string | undefined;
  height: number;
  kind: 'line' | 'bar';
  format: (value: number) => string;
  /** Retries after a failure to load; undefined if there was none. */
  failure: (() => void) | undefined;
  /** The plot, rendered once it is near the viewport; empty while its code is loading. */
  children: ReactNode;
}) {
  const { t } = useTranslation(['charts', 'common']);
  const { settings } = useReaderSettings();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ref, isNear } = useOnceNear<HTMLDivElement>();
  const shown = data && hasFigures(data) ? data : undefined;
  const box = { blockSize: height };
  return (
    <div className={classes.chart} data-marks={settings?.marks}>
      {shown && shown.series.length > 1 && (
        <ul className={classes.key} aria-hidden="true">
          {shown.series.map(({ name }, index) => (
            <li key={name}>
              <SeriesSign index={index} kind={kind} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {failure ? (
        <div className={classes.state} style={box} role="alert">
          <p>{t('failed')}</p>
          <Button variant="default" size="xs" onClick={failure}>
            {t('common:retry')}
          </Button>
        </div>
      ) : !data ? (
        <div role="status" aria-label={t('common:loading')} aria-busy="true">
          <Skeleton height={height} />
        </div>
      ) : !shown ? (
        <div className={classes.state} style={{ blockSize: Math.min(height, emptyHeight) }}>
          <p>{empty ?? t('empty')}</p>
        </div>
      ) : (
        <>
          <div ref={ref} className={classes.plot} style={box} role="img" aria-label={label}>
            {(isNear && children) || <Skeleton height={height} />}
          </div>
          <Button
            className={classes.toggle}
            variant="subtle"
            size="compact-xs"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen((before) => !before)}
          >
            {isOpen ? t('hide_data') : t('show_data')}
          </Button>
          <ChartTable id={id} label={label} data={shown} format={format} isOpen={isOpen} />
        </>
      )}
    </div>
  );
}
