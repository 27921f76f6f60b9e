import type { ErrorCode } from '@glossa/contract/errors';

/** Thrown when the rules of the shop forbid an action. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** @throws {Refusal} always */
export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}
