/** Something the person at the keyboard can put right: its message is all they need to see, without a stack. */
export class Refusal extends Error {}
