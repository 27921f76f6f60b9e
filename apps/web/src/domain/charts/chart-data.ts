/** A point on the time axis, or any other category. */
export interface ChartPoint {
  /** Label on the axis, e.g. '3 Mar'. */
  short: string;
  /** Label in the table and tooltip, e.g. 'Tuesday, 3 March'. */
  long: string;
}

/** A line, or a layer of bars. */
interface ChartSeries {
  name: string;
  /** One value per point; null where the value is unavailable. */
  values: readonly (number | null)[];
}

/** The data of a chart, with names in the interface language. Styles repeat after four series. */
export interface ChartData {
  /** The column heading of the points, e.g. 'Day'. */
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
}

/** A point in the form that the plots use: its index and the value of each series. */
export interface PlotRow {
  index: number;
  values: readonly (number | null)[];
}

/** Returns a plot's rows: one per point, in the same order, with the value of each series. */
export const plotRows = ({ points, series }: ChartData): PlotRow[] =>
  points.map((_point, index) => ({ index, values: series.map(({ values }) => values[index] ?? null) }));

/** Returns whether any value is other than zero. */
export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));

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
