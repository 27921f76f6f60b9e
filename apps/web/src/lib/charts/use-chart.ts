import { useFormat } from '../../ui/use-format.ts';
import type { ChartData } from './chart-data.ts';
import { usePlots } from './use-plots.ts';

/** What a chart is given. */
export interface ChartProps {
  /** What it shows in one phrase, for screen readers, e.g. 'Words read per day'. */
  label: string;
  /** Undefined as long as it is loaded. */
  data: ChartData | undefined;
  /** Given when the figures could not be loaded: asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Said when there is nothing to be drawn; a sentence about period and language when missing. */
  empty?: string;
  /** Of the drawing, in pixels; it stands from the beginning, so that nothing moves. */
  height?: number;
  /** Values in the table and at the pointer; as numbers when missing. */
  format?: (value: number) => string;
  /** Values on the axis; as `format` when missing. */
  formatAxis?: (value: number) => string;
}

/** Fetches the code of plots, and puts together what `ChartFrame` and the plots are given. */
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
