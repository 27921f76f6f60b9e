/** Log for operators. */
export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
