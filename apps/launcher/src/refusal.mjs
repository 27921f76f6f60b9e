/** Something that went wrong outside the launcher: its message is all a person needs to see, without a stack. */
export class Refusal extends Error {}
