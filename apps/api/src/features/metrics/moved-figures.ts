import type { Metric } from '@glossa/contract/metrics';

import type { Period } from './period.ts';
import type { Moved } from './queries.ts';

const noMetric = ({ starts, before }: Period): Metric => ({
  value: 0,
  before: before === null ? null : 0,
  points: starts.map(() => 0),
});

/** Computes metrics from their changes in the stretches of a period. */
export class MovedFigures {
  readonly #period: Period;
  readonly #rows = new Map<string, Moved[]>();
  readonly #parts = new Map<string, Set<string>>();

  constructor(period: Period, rows: readonly Moved[]) {
    this.#period = period;
    for (const row of rows) {
      const key = `${row.figure} ${row.part}`;
      this.#rows.set(key, [...(this.#rows.get(key) ?? []), row]);
      this.#parts.set(row.figure, (this.#parts.get(row.figure) ?? new Set()).add(row.part));
    }
  }

  #at(figure: string, part: string): Map<number, Moved> {
    return new Map((this.#rows.get(`${figure} ${part}`) ?? []).map((row) => [row.stretch, row]));
  }

  /** Returns the parts of some metrics, such as the currencies of payments. */
  parts(...figures: string[]): string[] {
    return [...new Set(figures.flatMap((figure) => [...(this.#parts.get(figure) ?? [])]))].sort();
  }

  /** Sums the changes within the period. */
  sum(figure: string, part = ''): Metric {
    const { starts, before } = this.#period;
    const rows = this.#at(figure, part);
    const points = starts.map((_start, index) => rows.get(index + 2)?.amount ?? 0);
    return {
      value: points.reduce((sum, point) => sum + point, 0),
      before: before === null ? null : (rows.get(1)?.amount ?? 0),
      points,
    };
  }

  /** Sums the changes of all parts of a metric within the period. */
  sumOfParts(figure: string): Metric {
    return this.parts(figure)
      .map((part) => this.sum(figure, part))
      .reduce(addMetrics, noMetric(this.#period));
  }

  /** Returns the running total at the end of the period and of each stretch. */
  total(figure: string): Metric {
    const { starts, before } = this.#period;
    const rows = this.#at(figure, '');
    let standing = (rows.get(0)?.amount ?? 0) + (rows.get(1)?.amount ?? 0);
    const then = standing;
    const points = starts.map((_start, index) => (standing += rows.get(index + 2)?.amount ?? 0));
    return { value: standing, before: before === null ? null : then, points };
  }

  /** Returns the average daily value in the period, in each stretch and in the previous period. */
  average(figure: string): Metric {
    const { starts, before, days } = this.#period;
    const rows = this.#at(figure, '');
    const lengths = starts.map((start, index) => {
      const next = starts[index + 1];
      return (
        ((next ? Date.parse(next) : Date.parse(this.#period.to) + 86_400_000) - Date.parse(start)) /
        86_400_000
      );
    });
    let standing = rows.get(0)?.amount ?? 0;
    const then = (standing * days + (rows.get(1)?.days ?? 0)) / days;
    standing += rows.get(1)?.amount ?? 0;
    const sums = lengths.map((length, index) => {
      const row = rows.get(index + 2);
      const sum = standing * length + (row?.days ?? 0);
      standing += row?.amount ?? 0;
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
