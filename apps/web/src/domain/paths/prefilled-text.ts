/** A text passed in a link to the page that adds texts. */
export interface PrefilledText {
  title: string;
  text: string;
}

/** Returns the location state of a link that passes a text. */
export const prefilledState = (prefilled: PrefilledText): { prefilled: PrefilledText } => ({ prefilled });

/** Returns the text that a link passed in the location state; undefined if there is none. */
export function readPrefilledText(state: unknown): PrefilledText | undefined {
  const prefilled: unknown =
    typeof state === 'object' && state !== null && 'prefilled' in state ? state.prefilled : undefined;
  if (
    typeof prefilled !== 'object' ||
    prefilled === null ||
    !('title' in prefilled) ||
    !('text' in prefilled)
  )
    return undefined;
  const { title, text } = prefilled;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined;
}
