const backgrounds = 5;

/** Returns the background (0 to 4) of an item without an image; the same title always gets the same background. */
export const pickBackground = (title: string): number =>
  Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9973,
    7,
  ) % backgrounds;

/** Returns the first letter or digit of a title, in upper case. */
export const getInitial = (title: string, language: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase(language);
