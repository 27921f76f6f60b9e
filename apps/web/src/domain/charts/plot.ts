import type { ChartData } from './chart-data.ts';

/** The data of a plot and its formatting. */
export interface PlotProps {
  data: ChartData;
  /** Height including the axes, in pixels. */
  height: number;
  /** Formats values in the table and tooltip. */
  format: (value: number) => string;
  /** Formats values on the axis, where space is limited. */
  formatAxis: (value: number) => string;
}
