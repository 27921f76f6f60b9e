import { ApiError } from '@glossa/contract/client';

/** Counts the outcomes of operations: successes, error responses by status and code, and missing responses. */
export class Counters {
  readonly #counts = new Map<string, number>();
  #lastTrouble = 0;
  #isCounting = false;

  start(): void {
    this.#isCounting = true;
  }

  /**
   * Runs `work` and counts its outcome. Returns undefined on failure. A failure without a response is counted under the
   * name `operation`.
   */
  async track<Result>(operation: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#count('done');
      return result;
    } catch (error) {
      this.#lastTrouble = performance.now();
      this.#count(formatErrorLabel(error) ?? `no answer to ${operation}`);
      return undefined;
    }
  }

  /** Time of the last failure. */
  get lastFailureAt(): number {
    return this.#lastTrouble;
  }

  /** Formats the counts, for example `done 300, 503 12`. */
  toString(): string {
    const counts = [...this.#counts].sort(([a], [b]) => Number(b === 'done') - Number(a === 'done'));
    return counts.map(([name, count]) => `${name} ${count}`).join(', ');
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  #count(name: string): void {
    if (this.#isCounting) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}

/** Returns the status and code of an error response, or undefined if there was no response. */
function formatErrorLabel(error: unknown): string | undefined {
  if (error instanceof ApiError && error.status > 0) return `${error.status} ${error.code}`;
  const [, status, code] =
    /: (\d{3}) .*?"code":"(\w+)"/.exec(error instanceof Error ? error.message : '') ?? [];
  return status && `${status} ${code}`;
}
