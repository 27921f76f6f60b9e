import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { DotItemDotProps } from 'recharts';

import { plotRows } from './chart-data.ts';
import type { PlotRow } from './chart-data.ts';
import { ChartTip } from './chart-tip.tsx';
import classes from './charts.module.css';
import type { PlotProps } from './plot.ts';
import { dashes, markPath, seriesColor } from './series-look.ts';
import { useAxes } from './use-axes.ts';

/** Up to this many points are all marked. With more, only the last one is. */
const mostMarks = 16;

/** Draws lines; the area below the first is tinted. */
export function LinePlot({ data, height, format, formatAxis }: PlotProps) {
  const { rtl, x, y } = useAxes({ data, formatAxis });
  const last = data.points.length - 1;
  const mark =
    (series: number) =>
    ({ key, cx, cy, index }: DotItemDotProps) =>
      cx === undefined || cy === undefined || Number.isNaN(cy) || (last >= mostMarks && index !== last) ? (
        <g key={key} />
      ) : (
        <path
          key={key}
          d={markPath(series, cx, cy, 3.5)}
          fill={seriesColor(series)}
          className={classes.mark}
        />
      );
  return (
    <AreaChart
      responsive
      accessibilityLayer={false}
      data={plotRows(data)}
      style={{ width: '100%', height }}
      margin={{ top: 8, bottom: 0, left: 0, right: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--glossa-line)" />
      <XAxis {...x} />
      <YAxis {...y} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: classes.cursor }}
        content={<ChartTip data={data} format={format} rtl={rtl} />}
      />
      {data.series.map(({ name }, index) => (
        <Area
          key={name}
          name={name}
          dataKey={({ values }: PlotRow) => values[index]}
          type="monotone"
          isAnimationActive={false}
          stroke={seriesColor(index)}
          strokeWidth={2.2}
          strokeDasharray={dashes[index % dashes.length] ?? 'none'}
          fill={seriesColor(index)}
          fillOpacity={index === 0 ? 0.12 : 0}
          dot={mark(index)}
          activeDot={false}
        />
      ))}
    </AreaChart>
  );
}
