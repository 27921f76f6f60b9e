const joint = /^[\s\p{Pd}\p{Mn}'’ʼ"“”„«»‹›·\u00ad\u200b-\u200f]*$/u;

/** Returns whether two words with this text between them can be in one phrase: no comma, period, bracket or digit. */
export const isJoint = (between: string): boolean => between === ' ' || joint.test(between);
