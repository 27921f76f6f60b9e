import type { Metric } from '@glossa/contract/metrics';

import type { Period } from './period.ts';
import type { ChangeRow } from './queries.ts';

const emptyMetric = ({ starts, before }: Period): Metric => ({
  value: 0,
  before: before === null ? null : 0,
  points: starts.map(() => 0),
});

/** Computes metrics from their changes in the intervals of a period. */
export class MetricChanges {
  readonly #period: Period;
  readonly #rows = new Map<string, ChangeRow[]>();
  readonly #parts = new Map<string, Set<string>>();

  constructor(period: Period, rows: readonly ChangeRow[]) {
    this.#period = period;
    for (const row of rows) {
      const key = `${row.figure} ${row.part}`;
      this.#rows.set(key, [...(this.#rows.get(key) ?? []), row]);
      this.#parts.set(row.figure, (this.#parts.get(row.figure) ?? new Set()).add(row.part));
    }
  }

  #at(metric: string, part: string): Map<number, ChangeRow> {
    return new Map((this.#rows.get(`${metric} ${part}`) ?? []).map((row) => [row.stretch, row]));
  }

  /** Returns the parts that the given metrics are divided into, such as currencies, in alphabetical order. */
  parts(...metrics: string[]): string[] {
    return [...new Set(metrics.flatMap((metric) => [...(this.#parts.get(metric) ?? [])]))].sort();
  }

  /** Sums the changes within the period. */
  sum(metric: string, part = ''): Metric {
    const { starts, before } = this.#period;
    const rows = this.#at(metric, part);
    const points = starts.map((_start, index) => rows.get(index + 2)?.amount ?? 0);
    return {
      value: points.reduce((sum, point) => sum + point, 0),
      before: before === null ? null : (rows.get(1)?.amount ?? 0),
      points,
    };
  }

  /** Sums the changes of all parts of a metric within the period. */
  sumOfParts(metric: string): Metric {
    return this.parts(metric)
      .map((part) => this.sum(metric, part))
      .reduce(addMetrics, emptyMetric(this.#period));
  }

  /** Returns the running total at the end of the period and of each interval. */
  total(metric: string): Metric {
    const { starts, before } = this.#period;
    const rows = this.#at(metric, '');
    let total = (rows.get(0)?.amount ?? 0) + (rows.get(1)?.amount ?? 0);
    const previousTotal = total;
    const points = starts.map((_start, index) => (total += rows.get(index + 2)?.amount ?? 0));
    return { value: total, before: before === null ? null : previousTotal, points };
  }

  /** Returns the average daily value in the period, in each interval and in the previous period. */
  average(metric: string): Metric {
    const { starts, before, days } = this.#period;
    const rows = this.#at(metric, '');
    const lengths = starts.map((start, index) => {
      const next = starts[index + 1];
      return (
        ((next ? Date.parse(next) : Date.parse(this.#period.to) + 86_400_000) - Date.parse(start)) /
        86_400_000
      );
    });
    let total = rows.get(0)?.amount ?? 0;
    const then = (total * days + (rows.get(1)?.days ?? 0)) / days;
    total += rows.get(1)?.amount ?? 0;
    const sums = lengths.map((length, index) => {
      const row = rows.get(index + 2);
      const sum = total * length + (row?.days ?? 0);
      total += row?.amount ?? 0;
      return sum;
    });
    return {
      value: round(sums.reduce((sum, one) => sum + one, 0) / days),
      before: before === null ? null : round(then),
      points: sums.map((sum, index) => round(sum / (lengths[index] as number))),
    };
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Adds one metric to another (`times` 1) or subtracts it (`times` -1). */
const combine = (one: Metric, other: Metric, times: 1 | -1): Metric => ({
  value: one.value + times * other.value,
  before: one.before === null || other.before === null ? null : one.before + times * other.before,
  points: one.points.map((point, index) => point + times * (other.points[index] ?? 0)),
});

export const addMetrics = (one: Metric, other: Metric): Metric => combine(one, other, 1);
export const subtractMetrics = (one: Metric, other: Metric): Metric => combine(one, other, -1);
