const longest = 300;

/**
 * Why a job failed, as staff may read it: the first line, without what stands in addresses of other programs before
 * their name, and without what is given after words like password or key.
 */
export const shownReason = (reason: string): string =>
  (reason.split('\n', 1)[0] ?? '')
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/\b(password|passwd|secret|token|key|authorization)(["']?\s*[=:]\s*)\S+/gi, '$1$2…')
    .slice(0, longest);
