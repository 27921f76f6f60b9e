/** Why a translation server returned no translation. */
export type Trouble = 'unreachable' | 'quota' | 'language';

/** Thrown for any failed translation. Its message goes to the operator's log and contains neither text nor key. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble';
  readonly trouble: Trouble;
  /** Seconds after which to retry, if the server says so. */
  readonly retryAfter: number | undefined;

  constructor(trouble: Trouble, message: string, retryAfter?: number) {
    super(message);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }
}
