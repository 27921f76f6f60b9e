const jointPattern = /^[\s\p{Pd}\p{Mn}'’ʼ"“”„«»‹›·\u00ad\u200b-\u200f]*$/u;

/** Returns whether words separated by this text can be in one phrase: it has no comma, period, bracket or digit. */
export const isJoint = (between: string): boolean => between === ' ' || jointPattern.test(between);
