import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { DotItemDotProps } from 'recharts';

import { plotRows } from './chart-data.ts';
import type { PlotRow, PlotProps } from './chart-data.ts';
import { ChartTooltip, useAxes } from './plot-parts.tsx';
import classes from './charts.module.css';
import { dashes, markerPath, seriesColor } from './series-style.tsx';

/** Maximum number of points that each have a marker. If there are more, only the last point has one. */
const maxMarkers = 16;

/** Draws lines; the area below the first is tinted. */
export function LinePlot({ data, height, format, formatAxis }: PlotProps) {
  const { rtl, x, y } = useAxes({ data, formatAxis });
  const last = data.points.length - 1;
  const marker =
    (series: number) =>
    ({ key, cx, cy, index }: DotItemDotProps) =>
      cx === undefined || cy === undefined || Number.isNaN(cy) || (last >= maxMarkers && index !== last) ? (
        <g key={key} />
      ) : (
        <path
          key={key}
          d={markerPath(series, cx, cy, 3.5)}
          fill={seriesColor(series)}
          className={classes.marker}
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
        content={<ChartTooltip data={data} format={format} rtl={rtl} />}
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
          dot={marker(index)}
          activeDot={false}
        />
      ))}
    </AreaChart>
  );
}
