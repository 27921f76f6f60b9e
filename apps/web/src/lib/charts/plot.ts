import type { ChartData } from './chart-data.ts';

/** What a plot draws, and how. */
export interface PlotProps {
  data: ChartData;
  /** Of the drawing with its axes, in pixels. */
  height: number;
  /** Values in the table and at the pointer. */
  format: (value: number) => string;
  /** Values on the axis, which has little room. */
  formatAxis: (value: number) => string;
}
