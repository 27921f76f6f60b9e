import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import changeMarkClasses from './change-mark.module.css';
import classes from './metric-tiles.module.css';
import sparklineClasses from './sparkline.module.css';

/** A metric with its previous value and its trend. */
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
                <ChangeBadge
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

/** The change since the previous period in percent; nothing if the previous value is 0. */
function ChangeBadge({
  value,
  before,
  tone,
}: {
  value: number;
  before: number;
  /** Whether an increase is good. */
  tone: 'good' | 'bad' | 'none';
}) {
  const { i18n } = useTranslation();
  if (before === 0) return null;
  const share = (value - before) / Math.abs(before);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });
  const isBetter = share === 0 || tone === 'none' ? undefined : share > 0 === (tone === 'good');
  return (
    <strong className={changeMarkClasses.root} data-better={isBetter}>
      <bdi>{percent.format(share)}</bdi>
    </strong>
  );
}

const width = 100;
const height = 32;

/** A small line that shows the trend of a metric. Charts and tables have the values. */
function Sparkline({ points }: { points: readonly number[] }) {
  const max = Math.max(...points, 0);
  const min = Math.min(...points, 0);
  const span = max - min || 1;
  const point = (value: number, index: number) =>
    `${((index / (points.length - 1)) * width).toFixed(2)} ${(height - 1 - ((value - min) / span) * (height - 3)).toFixed(2)}`;
  const line = points.map(point).join('L');
  return (
    <svg
      className={sparklineClasses.root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={sparklineClasses.ground} d={`M${line}L${width} ${height}L0 ${height}Z`} />
      <path className={sparklineClasses.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
