import { toMajorUnits } from '@glossa/contract/currencies';
import {
  metricNames,
  metricTables,
  type Metric,
  type Metrics,
  type MetricTable,
} from '@glossa/contract/metrics';

type Cell = string | number;
type Table = readonly (readonly Cell[])[];

const comparisonRow = (name: string, { value, before }: Pick<Metric, 'value' | 'before'>): Cell[] => [
  name,
  value,
  before ?? '',
];

const tables: Record<Exclude<MetricTable, 'all'>, (metrics: Metrics) => Table> = {
  figures: ({ figures }) => [
    ['Figure', 'Value', 'Before'],
    ...metricNames.map((name) => comparisonRow(name, figures[name])),
  ],
  course: ({ starts, figures }) => [
    ['From', ...metricNames],
    ...starts.map((start, index) => [start, ...metricNames.map((name) => figures[name].points[index] ?? '')]),
  ],
  retention: ({ retention }) => [
    ['Week', 'Joined', ...(retention.at(-1)?.active ?? []).map((_count, week) => `Week ${week}`)],
    ...retention.map(({ week, size, active }) => [week, size, ...active]),
  ],
  money: ({ starts, money }) => [
    ['Currency', 'From', 'Orders', 'Paid', 'Refunded', 'Net'],
    ...money.flatMap(({ currency, orders, paid, refunded, net }) => {
      const createRow = (from: string, getPoint: (metric: Metric) => number) => [
        currency,
        from,
        getPoint(orders),
        ...[paid, refunded, net].map((metric) => toMajorUnits({ amount: getPoint(metric), currency })),
      ];
      return [
        createRow('all', ({ value }) => value),
        ...starts.map((start, index) => createRow(start, ({ points }) => points[index] ?? 0)),
      ];
    }),
  ],
  tasks: ({ tasks }) => [
    ['Kind', 'Succeeded', 'Failed', 'Canceled', 'Waiting now', 'Running now'],
    ...tasks.kinds.map((kind) => [
      kind.type,
      kind.succeeded,
      kind.failed,
      kind.revoked,
      kind.waiting,
      kind.running,
    ]),
  ],
  measured: ({ measured }) => [
    ['Measure', 'Value', 'Before'],
    ...(measured === null
      ? []
      : [
          comparisonRow('database_bytes', measured.database),
          comparisonRow('file_bytes', measured.files),
          ...(measured.free ? [comparisonRow('free_bytes', measured.free)] : []),
          ...measured.subscriptions.map((stock) => comparisonRow(`subscriptions ${stock.plan}`, stock)),
        ]),
  ],
};

/** Returns one table of metrics, or all tables, one after another, each under its name. */
export function metricTable(metrics: Metrics, table: MetricTable): Table {
  if (table !== 'all') return tables[table](metrics);
  return metricTables.flatMap((name) => (name === 'all' ? [] : [[name], ...tables[name](metrics), []]));
}
