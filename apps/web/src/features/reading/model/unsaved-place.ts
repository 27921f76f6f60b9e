const keyOf = (textId: string): string => `glossa-place:${textId}`;

/** Stores a position with its time in this browser until the server has it. */
export function rememberPlace(textId: string, sentence: number): void {
  try {
    localStorage.setItem(keyOf(textId), `${sentence} ${Date.now()}`);
  } catch {
    // If storage is full or forbidden, the server still gets the position.
  }
}

export const forgetPlace = (textId: string): void => localStorage.removeItem(keyOf(textId));

/** Returns the position that the server doesn't have yet, if any. */
export function unsavedPlace(textId: string): number | undefined {
  const sentence = Number.parseInt(localStorage.getItem(keyOf(textId)) ?? '', 10);
  return sentence >= 0 ? sentence : undefined;
}
