/** A text passed in a link to the page that adds texts. */
export interface GivenText {
  title: string;
  text: string;
}

/** Returns the location state of a link that passes a text. */
export const givingText = (given: GivenText): { given: GivenText } => ({ given });

/** Reads the text that such a link passed, from the location state. */
export function givenText(state: unknown): GivenText | undefined {
  const given: unknown =
    typeof state === 'object' && state !== null && 'given' in state ? state.given : undefined;
  if (typeof given !== 'object' || given === null || !('title' in given) || !('text' in given))
    return undefined;
  const { title, text } = given;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined;
}
