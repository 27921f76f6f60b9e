import type { ErrorCode } from '@glossa/contract/errors';

/** What the shop will not do, by the code of its reason. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Ends the work because the rules of the shop are against it. */
export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}
