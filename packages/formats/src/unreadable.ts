/** Why something can't be read. Each one is an error code of the contract. */
export type UnreadableCode =
  | 'book_unreadable'
  | 'book_protected'
  | 'book_too_large'
  | 'page_without_text'
  | 'page_too_large'
  | 'text_empty'
  | 'not_mp3'
  | 'mp3_empty';

/** Thrown when a file or page isn't in the expected format, or is too large to read safely. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
