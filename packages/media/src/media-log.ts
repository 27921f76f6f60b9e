/** Where the tools tell operators what went on. */
export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
