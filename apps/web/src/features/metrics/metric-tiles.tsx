import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import classes from './metric-tiles.module.css';

/** A metric with its previous value and its trend. */
export interface Tile {
  label: string;
  value: number;
  /** Null if there is no comparable value. */
  before: number | null;
  points?: readonly number[];
  /** Formats the value if it isn't a plain number. */
  format?: (value: number) => string;
  /** Whether an increase is bad, as for failed jobs. */
  isIncreaseBad?: boolean;
  /** Whether a change is neither good nor bad. */
  isNeutral?: boolean;
  note?: string;
}

/** Metrics side by side. */
export function MetricTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('metrics');
  const { number } = useFormat();
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value, before, points, format = number, isIncreaseBad, isNeutral, note }) => (
        <Card key={label} p="14px var(--padding) 0" className={classes.tile ?? ''}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <dd className={`tabular ${classes.value}`}>{format(value)}</dd>
          <Group component="dd" gap="0 8px" mih={18} pb="sm" fz="xs" c="dimmed" className="tabular">
            {before === null ? (
              <span title={t('no_before')}>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{t('no_before')}</VisuallyHidden>
              </span>
            ) : (
              <>
                <ChangeBadge
                  value={value}
                  before={before}
                  tone={isNeutral ? 'none' : isIncreaseBad ? 'bad' : 'good'}
                />
                <span>{t('before', { value: format(before) })}</span>
              </>
            )}
            {note !== undefined && <span>{note}</span>}
          </Group>
          {points && points.length > 1 && (
            <dd className={classes.trend}>
              <Sparkline points={points} />
            </dd>
          )}
        </Card>
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
  /** Whether an increase is good, bad or neither. */
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
  const isBetter = share > 0 === (tone === 'good');
  const color =
    share === 0 || tone === 'none' ? undefined : isBetter ? 'var(--glossa-success)' : 'var(--glossa-danger)';
  return (
    <Text component="strong" inherit fw={600} {...(color && { c: color })}>
      <bdi>{percent.format(share)}</bdi>
    </Text>
  );
}

const width = 100;
const height = 32;

/**
 * A sparkline of a metric's trend, mirrored in right-to-left languages like the charts. Hidden from screen readers,
 * because the charts and tables contain the values.
 */
function Sparkline({ points }: { points: readonly number[] }) {
  const max = Math.max(...points, 0);
  const min = Math.min(...points, 0);
  const span = max - min || 1;
  const point = (value: number, index: number) =>
    `${((index / (points.length - 1)) * width).toFixed(2)} ${(height - 1 - ((value - min) / span) * (height - 3)).toFixed(2)}`;
  const line = points.map(point).join('L');
  return (
    <svg
      className={`mirrored ${classes.sparkline}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--glossa-accent)" fillOpacity={0.1} d={`M${line}L${width} ${height}L0 ${height}Z`} />
      <path
        fill="none"
        stroke="var(--glossa-accent)"
        strokeWidth={1.5}
        d={`M${line}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
