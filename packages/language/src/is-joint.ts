const joint = /^[\s\p{Pd}\p{Mn}'’ʼ"“”„«»‹›·\u00ad\u200b-\u200f]*$/u;

/** Whether the text between two words lets them stand in one phrase: no comma, stop, bracket or digit. */
export const isJoint = (between: string): boolean => between === ' ' || joint.test(between);
