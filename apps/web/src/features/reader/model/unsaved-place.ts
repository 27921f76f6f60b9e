const keyOf = (textId: string): string => `glossa-place:${textId}`;

/** Keeps a place in this browser until the server has it. */
export function rememberPlace(textId: string, sentence: number): void {
  try {
    localStorage.setItem(keyOf(textId), String(sentence));
  } catch {
    // A full or forbidden storage: the server still gets the place.
  }
}

export const forgetPlace = (textId: string): void => localStorage.removeItem(keyOf(textId));

/** The place that the server has not heard of, if any. */
export function unsavedPlace(textId: string): number | undefined {
  const kept = localStorage.getItem(keyOf(textId));
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : undefined;
}
