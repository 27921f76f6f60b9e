const jointPattern = /^[\s\p{Pd}\p{Mn}'’ʼ"“”„«»‹›·\u00ad\u200b-\u200f]*$/u;

/**
 * Returns whether words with this text between them can belong to one phrase, that is, whether it contains only spaces,
 * dashes, quotation marks and the like.
 */
export const isJoint = (between: string): boolean => between === ' ' || jointPattern.test(between);
