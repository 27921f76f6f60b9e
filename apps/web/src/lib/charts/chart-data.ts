/** A point of time, or whatever the points of a chart are. */
export interface ChartPoint {
  /** Under the axis, e.g. '3 Mar'. */
  short: string;
  /** In the table and at the pointer, e.g. 'Tuesday, 3 March'. */
  long: string;
}

/** One line, or one layer of bars. */
export interface ChartSeries {
  name: string;
  /** One for each point; null where the figure cannot be had. */
  values: readonly (number | null)[];
}

/** What a chart shows; all names are in the interface language. Up to four series have looks of their own. */
export interface ChartData {
  /** What the points are, e.g. 'Day': the heading of their column. */
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
}

/** A point as the plots take it: its place and the values of all series. */
export interface PlotRow {
  index: number;
  values: readonly (number | null)[];
}

/** The rows of a plot, in the order of the points. */
export const plotRows = ({ points, series }: ChartData): PlotRow[] =>
  points.map((_point, index) => ({ index, values: series.map(({ values }) => values[index] ?? null) }));

/** Whether there is anything to be seen: a value other than nought. */
export const hasFigures = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));
