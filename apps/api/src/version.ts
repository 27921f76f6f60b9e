/** What the version of this build is called. */
export const version = '0.1.0';
