import { ApiError } from '@glossa/contract/client';

/** What was answered: how often, by status or by what went wrong on the way. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #lastTrouble = 0;
  #isCounting = false;

  /** Counts from now on. */
  begin(): void {
    this.#isCounting = true;
  }

  /** Does something and counts how it was answered; undefined when it was not done. `what` is named where nobody answers. */
  async of<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#count('done');
      return result;
    } catch (error) {
      this.#lastTrouble = performance.now();
      this.#count(nameOf(error) ?? `no answer to ${what}`);
      return undefined;
    }
  }

  /** When something was last not done. */
  get lastTrouble(): number {
    return this.#lastTrouble;
  }

  /** As people read it: `done 300, 503 12`. */
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

/** Status and code of a refusal; undefined when there was no answer. */
function nameOf(error: unknown): string | undefined {
  if (error instanceof ApiError && error.status > 0) return `${error.status} ${error.code}`;
  const [, status, code] =
    /: (\d{3}) .*?"code":"(\w+)"/.exec(error instanceof Error ? error.message : '') ?? [];
  return status && `${status} ${code}`;
}
