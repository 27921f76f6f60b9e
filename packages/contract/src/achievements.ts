/** Thresholds of milestones, by measure. */
export const milestones = {
  /** Consecutive days of study. */
  streak: [3, 7, 14, 30, 60, 100, 200, 365, 730, 1000],
  /** Known words in all languages. */
  words: [10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 20_000],
  /** Finished texts. */
  texts: [1, 5, 10, 25, 50, 100, 250, 500, 1000],
  videos: [1, 5, 10, 25, 50, 100, 250, 500],
  hours: [1, 10, 50, 100, 250, 500, 1000],
  /** Practice answers. */
  reviews: [50, 250, 1000, 5000, 10_000, 50_000],
} as const;
export type MilestoneMeasure = keyof typeof milestones;

const titleNouns: Record<MilestoneMeasure, (count: string) => string> = {
  streak: (count) => `${count} days in a row`,
  words: (count) => `${count} words known`,
  texts: (count) => (count === '1' ? 'First text read' : `${count} texts read`),
  videos: (count) => (count === '1' ? 'First video watched' : `${count} videos watched`),
  hours: (count) => (count === '1' ? 'First hour of study' : `${count} hours of study`),
  reviews: (count) => `${count} cards reviewed`,
};

/** Parses a milestone ID, e.g. `words_100`. Returns undefined if there is no such milestone. */
export function parseMilestone(id: string): { measure: MilestoneMeasure; count: number } | undefined {
  const [name = '', count = ''] = id.split('_');
  if (!Object.hasOwn(milestones, name)) return undefined;
  const measure = name as MilestoneMeasure;
  const counts: readonly number[] = milestones[measure];
  return counts.includes(Number(count)) ? { measure, count: Number(count) } : undefined;
}

/** Returns the English title of a milestone, or the ID itself if it is unknown. */
export function milestoneTitle(id: string): string {
  const found = parseMilestone(id);
  return found ? titleNouns[found.measure](found.count.toLocaleString('en')) : id;
}
