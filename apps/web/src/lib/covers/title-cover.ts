const grounds = 5;

/** Number, below 5, of the ground that something is drawn on without a picture: the same for the same title. */
export const groundOf = (title: string): number =>
  Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9973,
    7,
  ) % grounds;

/** The first letter or digit of a title, as a capital. */
export const initialOf = (title: string, language: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase(language);
