import { ChartFrame } from './chart-frame.tsx';
import { useChart } from './use-chart.ts';
import type { ChartProps } from './use-chart.ts';

/** Lines over time; the area below the first is tinted. */
export function LineChart(props: ChartProps) {
  const { plots, frame, plot } = useChart(props);
  return (
    <ChartFrame kind="line" {...frame}>
      {plots && plot && <plots.LinePlot {...plot} />}
    </ChartFrame>
  );
}
