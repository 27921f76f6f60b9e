/** Why a translation server gave no translation. */
export type Trouble = 'unreachable' | 'quota' | 'language';

/** Thrown for everything but a translation. Its message is for the operator's log and holds no text and no key. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble';
  readonly trouble: Trouble;
  /** Seconds after which the server may take more, if it says so. */
  readonly retryAfter: number | undefined;

  constructor(trouble: Trouble, message: string, retryAfter?: number) {
    super(message);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }
}
