import { ChartFrame } from './chart-frame.tsx';
import { useChart } from './use-chart.ts';
import type { ChartProps } from './use-chart.ts';

/** Bars over time; several series are side by side, or stacked if they are parts of a whole. */
export function BarChart({ stacked = false, ...props }: ChartProps & { stacked?: boolean }) {
  const { plots, frame, plot } = useChart(props);
  return (
    <ChartFrame kind="bar" {...frame}>
      {plots && plot && <plots.BarPlot {...plot} stacked={stacked} />}
    </ChartFrame>
  );
}
