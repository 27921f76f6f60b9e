import { useQuery } from '@tanstack/react-query';

import { useFormat } from '@/ui/format/use-format.ts';
import type { ChartData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';

/** A bar chart. Several series are side by side, or stacked if they are parts of a whole. */
export function BarChart({ stacked = false, ...props }: ChartProps & { stacked?: boolean }) {
  const { plots, frame, plot } = useChart(props);
  return (
    <ChartFrame kind="bar" {...frame}>
      {plots && plot && <plots.BarPlot {...plot} stacked={stacked} />}
    </ChartFrame>
  );
}

/** A line chart; the area below the first line is tinted. */
export function LineChart(props: ChartProps) {
  const { plots, frame, plot } = useChart(props);
  return (
    <ChartFrame kind="line" {...frame}>
      {plots && plot && <plots.LinePlot {...plot} />}
    </ChartFrame>
  );
}

/** The props that all charts share. */
interface ChartProps {
  /** A short description for screen readers, e.g. 'Words read per day'. */
  label: string;
  /** The chart's data; undefined while loading. */
  data: ChartData | undefined;
  /** Retries loading the data; set if loading failed. */
  onRetry?: (() => void) | undefined;
  /** Text of the empty state; by default, it says that there is no data for the period and language. */
  empty?: string;
  /** Height of the plot in pixels. */
  height?: number;
  /** Formats values in the table and tooltip; as plain numbers by default. */
  format?: (value: number) => string;
  /** Formats values on the axis; like `format` by default. */
  formatAxis?: (value: number) => string;
}

/** Returns the plot components, undefined until their code has loaded, and the props of the frame and the plot. */
function useChart({ label, data, onRetry, empty, height = 240, format, formatAxis }: ChartProps) {
  const { number } = useFormat();
  const plots = usePlots();
  const formatValue = format ?? number;
  const retry = onRetry ?? (plots.isError ? () => void plots.refetch() : undefined);
  return {
    plots: plots.data,
    frame: { label, data, empty, height, format: formatValue, onRetry: retry },
    plot: data && { data, height, format: formatValue, formatAxis: formatAxis ?? formatValue },
  };
}

/** Loads the code of the plots. Uses a query, because `lazy` can't retry a failed import. */
const usePlots = () =>
  useQuery({
    queryKey: ['plots'],
    queryFn: async () => {
      const [{ LinePlot }, { BarPlot }] = await Promise.all([
        import('./line-plot.tsx'),
        import('./bar-plot.tsx'),
      ]);
      return { LinePlot, BarPlot };
    },
    staleTime: Infinity,
    // Don't retry automatically: the chart shows a retry button instead.
    retry: false,
  });
