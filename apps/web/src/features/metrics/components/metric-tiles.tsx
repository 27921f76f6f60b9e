import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { ChangeMark } from './change-mark.tsx';
import classes from './metric-tiles.module.css';
import { Sparkline } from './sparkline.tsx';

/** A metric with its trend and its previous value. */
export interface Tile {
  label: string;
  value: number;
  /** Null if there is no comparable value. */
  before: number | null;
  points?: readonly number[];
  /** Formats the value if it isn't a plain number. */
  format?: (value: number) => string;
  /** Whether an increase is bad. */
  isBad?: boolean;
  /** Whether a change is neither good nor bad. */
  isNeutral?: boolean;
  note?: string;
}

/** Metrics side by side. */
export function MetricTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('metrics');
  const { number } = useFormat();
  return (
    <dl className={classes.root}>
      {tiles.map(({ label, value, before, points, format = number, isBad, isNeutral, note }) => (
        <div key={label} className={classes.tile}>
          <dt>{label}</dt>
          <dd className={classes.value}>{format(value)}</dd>
          <dd className={classes.note}>
            {before === null ? (
              <span title={t('no_before')}>
                <span aria-hidden="true">—</span>
                <span className={classes.hidden}>{t('no_before')}</span>
              </span>
            ) : (
              <>
                <ChangeMark
                  value={value}
                  before={before}
                  tone={isNeutral ? 'none' : isBad ? 'bad' : 'good'}
                />
                <span>{t('before', { value: format(before) })}</span>
              </>
            )}
            {note !== undefined && <span>{note}</span>}
          </dd>
          {points && points.length > 1 && (
            <dd className={classes.course}>
              <Sparkline points={points} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
