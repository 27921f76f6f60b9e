/** A text that a link to the page for adding texts brings along. */
export interface GivenText {
  title: string;
  text: string;
}

/** The state of a link that brings a text along. */
export const givingText = (given: GivenText): { given: GivenText } => ({ given });

/** What such a link has brought, from the state of the address. */
export function givenText(state: unknown): GivenText | undefined {
  const given: unknown =
    typeof state === 'object' && state !== null && 'given' in state ? state.given : undefined;
  if (typeof given !== 'object' || given === null || !('title' in given) || !('text' in given))
    return undefined;
  const { title, text } = given;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : undefined;
}
