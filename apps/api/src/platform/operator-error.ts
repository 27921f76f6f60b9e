/** Thrown for a problem that the operator can solve. Programs show its message without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
