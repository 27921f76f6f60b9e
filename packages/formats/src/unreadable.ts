/** Why something cannot be read; each is an error code of the contract. */
export type UnreadableCode =
  | 'book_unreadable'
  | 'book_protected'
  | 'book_too_large'
  | 'page_without_text'
  | 'page_too_large'
  | 'text_empty'
  | 'not_mp3'
  | 'mp3_empty';

/** Thrown when a file or a page is not what it should be, or too large to be read safely. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
