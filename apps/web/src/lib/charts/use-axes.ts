import { useDirection } from '@mantine/core';
import type { XAxisProps, YAxisProps } from 'recharts';

import classes from './charts.module.css';
import type { PlotProps } from './plot.ts';

const tick = { className: classes.tick };

/** The axes of a plot: time begins at the side where lines of text begin, and there the values stand. */
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
      tick,
      tickLine: false,
      axisLine: { className: classes.axis },
      tickMargin: 8,
      minTickGap: 12,
      interval: 'equidistantPreserveStart',
      height: 28,
    },
    y: {
      orientation: rtl ? 'right' : 'left',
      tickFormatter: formatAxis,
      tick,
      tickLine: false,
      axisLine: false,
      allowDecimals: false,
      width: 'auto',
      tickCount: 4,
    },
  };
}
