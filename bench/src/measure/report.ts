import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A line in a report. */
export interface Finding {
  label: string;
  /** The result as text, with its unit. */
  result: string;
  /** The target, such as `≤ 1.6× bare page route`. */
  target?: string;
  hasPassed?: boolean;
  /** The raw numbers behind the result. */
  details?: Record<string, unknown>;
}

/** Collects findings, prints each one immediately, and writes all of them as JSON. */
export class Report {
  readonly #findings: Finding[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    process.stdout.write(`\nBenchmark ${name}\n`);
  }

  section(title: string): void {
    process.stdout.write(`\n${title}\n`);
  }

  add(finding: Finding): void {
    this.#findings.push(finding);
    const verdict = finding.hasPassed === undefined ? '    ' : finding.hasPassed ? 'pass' : 'FAIL';
    const bar = finding.target ? `  (bar: ${finding.target})` : '';
    process.stdout.write(`  ${verdict}  ${finding.label.padEnd(52)} ${finding.result}${bar}\n`);
  }

  /** Writes `results/NAME.json`. Returns whether all targets were met. */
  finish(): boolean {
    const folder = path.resolve('results');
    mkdirSync(folder, { recursive: true });
    const failed = this.#findings.filter(({ hasPassed }) => hasPassed === false);
    const machine = { node: process.version, cpus: os.cpus().length, cpu: os.cpus()[0]?.model };
    const file = path.join(folder, `${this.#name}.json`);
    writeFileSync(file, `${JSON.stringify({ machine, findings: this.#findings }, null, 2)}\n`);
    const passed = this.#findings.filter(({ hasPassed }) => hasPassed).length;
    process.stdout.write(`\n  ${passed} bars met, ${failed.length} missed\n`);
    return failed.length === 0;
  }
}

export const formatMs = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const formatRatio = (value: number): string => `${value.toFixed(2)}×`;
