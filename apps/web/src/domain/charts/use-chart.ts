import { useFormat } from '@/ui/format/use-format.ts';
import type { ChartData } from './chart-data.ts';
import { usePlots } from './use-plots.ts';

/** The props of a chart. */
export interface ChartProps {
  /** A short description for screen readers, e.g. 'Words read per day'. */
  label: string;
  /** Undefined while loading. */
  data: ChartData | undefined;
  /** Set if the data failed to load; loads it again. */
  onRetry?: (() => void) | undefined;
  /** Text of the empty state; a sentence about period and language by default. */
  empty?: string;
  /** Height of the plot in pixels; reserved from the start, so that nothing moves. */
  height?: number;
  /** Formats values in the table and tooltip; as plain numbers by default. */
  format?: (value: number) => string;
  /** Formats values on the axis; like `format` by default. */
  formatAxis?: (value: number) => string;
}

/** Loads the plots' code, and assembles the props of `ChartFrame` and the plot. */
export function useChart({ label, data, onRetry, empty, height = 240, format, formatAxis }: ChartProps) {
  const { number } = useFormat();
  const plots = usePlots();
  const say = format ?? number;
  const failure = onRetry ?? (plots.isError ? () => void plots.refetch() : undefined);
  return {
    plots: plots.data,
    frame: { label, data, empty, height, format: say, failure },
    plot: data && { data, height, format: say, formatAxis: formatAxis ?? say },
  };
}
