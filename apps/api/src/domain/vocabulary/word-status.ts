/**
 * Returns the status of a level: 0 unknown, 1 to 3 learning, 4 known, 5 mastered. Ignored words have their own status.
 */
export function wordStatus(
  level: number,
  ignored: boolean,
): 'unknown' | 'learning' | 'known' | 'mastered' | 'ignored' {
  if (ignored) return 'ignored';
  if (level === 0) return 'unknown';
  if (level <= 3) return 'learning';
  return level === 4 ? 'known' : 'mastered';
}
