import type { ImportReport } from '@glossa/contract/mindmap-files';

type Refusal = ImportReport['refused'][number];

/** Refused entries to report individually, and characters to include of each. */
const mostTold = 100;
const mostLetters = 120;

/** Collects the refused entries of an import. */
export class Refusals {
  readonly #told: Refusal[] = [];
  #count = 0;

  add(list: Refusal['list'], index: number, entry: unknown, reason: Refusal['reason']): void {
    this.#count += 1;
    if (this.#told.length >= mostTold) return;
    this.#told.push({ list, index, entry: (JSON.stringify(entry) ?? '').slice(0, mostLetters), reason });
  }

  report(): Pick<ImportReport, 'refused' | 'refused_count'> {
    return { refused: this.#told, refused_count: this.#count };
  }
}
