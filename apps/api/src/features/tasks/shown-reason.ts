const longest = 300;

/**
 * Shortens the reason of a failed job for staff: only the first line, without credentials in URLs and without the
 * values after words like password or key.
 */
export const shownReason = (reason: string): string =>
  (reason.split('\n', 1)[0] ?? '')
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/\b(password|passwd|secret|token|key|authorization)(["']?\s*[=:]\s*)\S+/gi, '$1$2…')
    .slice(0, longest);
