import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';

import { plotRows } from './chart-data.ts';
import type { PlotRow, PlotProps } from './chart-data.ts';
import { ChartTooltip, useAxes } from './plot-parts.tsx';
import classes from './charts.module.css';
import { seriesColor, SeriesPatterns, seriesFill } from './series-style.tsx';

/** Maximum number of bars with visible values. If there are more bars, no values are shown. */
const maxLabels = 7;

/** Draws bars, side by side or stacked for several series; a single series with few bars shows its values. */
export function BarPlot({ data, height, format, formatAxis, stacked }: PlotProps & { stacked: boolean }) {
  const { rtl, x, y } = useAxes({ data, formatAxis });
  const id = useId();
  const hasLabels = data.series.length === 1 && data.points.length <= maxLabels;
  const valueOf = (index: number) => (row: PlotRow) => row.values[index];
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={plotRows(data)}
      style={{ width: '100%', height }}
      margin={{ top: hasLabels ? 20 : 8, bottom: 0, left: 0, right: 0 }}
      barCategoryGap="22%"
      barGap={2}
    >
      <SeriesPatterns id={id} />
      <CartesianGrid vertical={false} stroke="var(--glossa-line)" />
      <XAxis {...x} />
      <YAxis {...y} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: classes.hoveredBar }}
        content={<ChartTooltip data={data} format={format} rtl={rtl} kind="bar" />}
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
          {hasLabels && (
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
