import { Group, Text, useDirection } from '@mantine/core';
import type { XAxisProps, YAxisProps, TooltipContentProps } from 'recharts';

import type { PlotProps, PlotRow } from './chart-data.ts';
import classes from './charts.module.css';
import { SeriesIcon } from './series-style.tsx';

/** Returns the axes of a plot. In right-to-left scripts, time runs to the left and the values are on the right. */
export function useAxes({ data, formatAxis }: Pick<PlotProps, 'data' | 'formatAxis'>): {
  rtl: boolean;
  x: XAxisProps;
  y: YAxisProps;
} {
  const rtl = useDirection().dir === 'rtl';
  return {
    rtl,
    x: {
      dataKey: 'index',
      reversed: rtl,
      tickFormatter: (index: number) => data.points[index]?.short ?? '',
      tickLine: false,
      axisLine: { stroke: 'var(--glossa-line)' },
      tickMargin: 8,
      // With up to seven points, such as the days of a week, all labels fit.
      minTickGap: data.points.length > 7 ? 12 : 2,
      interval: 'equidistantPreserveStart',
      height: 28,
      // Room for half of the first and last labels, in pixels.
      padding: data.points.length > 7 ? { left: 16, right: 16 } : { left: 0, right: 0 },
    },
    y: {
      orientation: rtl ? 'right' : 'left',
      tickFormatter: formatAxis,
      tickLine: false,
      axisLine: false,
      allowDecimals: false,
      width: 'auto',
      tickCount: 4,
    },
  };
}

/** The tooltip: a point's name and values. Users who can't hover find them in the table. */
export function ChartTooltip({
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
    <div className={classes.tooltip} dir={rtl ? 'rtl' : 'ltr'}>
      <Text size="xs" c="dimmed" mb={4}>
        {data.points[row.index]?.long}
      </Text>
      {data.series.map(({ name }, index) => {
        const value = row.values[index] ?? null;
        return (
          <Group key={name} gap={6} wrap="nowrap">
            <SeriesIcon index={index} kind={kind} />
            <span>{name}</span>
            <Text span inherit ms="auto" ps="sm" fw={600} className="tabular">
              {value === null ? '–' : format(value)}
            </Text>
          </Group>
        );
      })}
    </div>
  );
}
