const keyOf = (textId: string): string => `glossa-place:${textId}`;

/** Keeps a place, with its moment, in this browser until the server has it. */
export function rememberPlace(textId: string, sentence: number): void {
  try {
    localStorage.setItem(keyOf(textId), `${sentence} ${Date.now()}`);
  } catch {
    // A full or forbidden storage: the server still gets the place.
  }
}

export const forgetPlace = (textId: string): void => localStorage.removeItem(keyOf(textId));

/** The place that the server has not heard of, if any. */
export function unsavedPlace(textId: string): number | undefined {
  const sentence = Number.parseInt(localStorage.getItem(keyOf(textId)) ?? '', 10);
  return sentence >= 0 ? sentence : undefined;
}
