import type { TooltipContentProps } from 'recharts';

import type { PlotRow } from './chart-data.ts';
import classes from './charts.module.css';
import type { PlotProps } from './plot.ts';
import { SeriesSign } from './series-sign.tsx';

/** The tooltip: a point's name and values. The table has the same for those who cannot hover. */
export function ChartTip({
  active,
  payload,
  data,
  format,
  rtl,
  kind = 'line',
}: Partial<Pick<TooltipContentProps, 'active' | 'payload'>> &
  Pick<PlotProps, 'data' | 'format'> & { rtl: boolean; kind?: 'line' | 'bar' }) {
  const row = payload?.[0]?.payload as PlotRow | undefined;
  if (!active || !row) return null;
  return (
    <div className={classes.tip} dir={rtl ? 'rtl' : 'ltr'}>
      <p>{data.points[row.index]?.long}</p>
      {data.series.map(({ name }, index) => {
        const value = row.values[index] ?? null;
        return (
          <div key={name}>
            <SeriesSign index={index} kind={kind} />
            <span>{name}</span>
            <strong>{value === null ? '–' : format(value)}</strong>
          </div>
        );
      })}
    </div>
  );
}
