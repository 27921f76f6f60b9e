import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';

import { plotRows } from './chart-data.ts';
import type { PlotRow } from './chart-data.ts';
import { ChartTip } from './chart-tip.tsx';
import classes from './charts.module.css';
import type { PlotProps } from './plot.ts';
import { seriesColor } from './series-look.ts';
import { SeriesPatterns, seriesFill } from './series-patterns.tsx';
import { useAxes } from './use-axes.ts';

/** Up to this many bars show their values. */
const mostLabels = 7;

/** Draws bars, side by side or stacked for several series; a single series with few bars shows its values. */
export function BarPlot({ data, height, format, formatAxis, stacked }: PlotProps & { stacked: boolean }) {
  const { rtl, x, y } = useAxes({ data, formatAxis });
  const id = useId();
  const says = data.series.length === 1 && data.points.length <= mostLabels;
  const valueOf = (index: number) => (row: PlotRow) => row.values[index];
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={plotRows(data)}
      style={{ width: '100%', height }}
      margin={{ top: says ? 20 : 8, bottom: 0, left: 0, right: 0 }}
      barCategoryGap="22%"
      barGap={2}
    >
      <SeriesPatterns id={id} />
      <CartesianGrid vertical={false} stroke="var(--glossa-line)" />
      <XAxis {...x} />
      <YAxis {...y} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: classes.column }}
        content={<ChartTip data={data} format={format} rtl={rtl} kind="bar" />}
      />
      {data.series.map(({ name }, index) => (
        <Bar
          key={name}
          name={name}
          dataKey={valueOf(index)}
          {...(stacked && { stackId: 'all' })}
          isAnimationActive={false}
          fill={seriesFill(id, index)}
          stroke={seriesColor(index)}
          maxBarSize={44}
          radius={!stacked || index === data.series.length - 1 ? [4, 4, 0, 0] : 0}
        >
          {says && (
            <LabelList
              position="top"
              className={classes.value}
              valueAccessor={({ value }) => (typeof value === 'number' && value > 0 ? format(value) : '')}
            />
          )}
        </Bar>
      ))}
    </BarChart>
  );
}
