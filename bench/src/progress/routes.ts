const day = (before: number): string => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
const fiveYears = `from=${day(1826)}&to=${day(0)}`;

/**
 * The routes to measure, and the maximum ratio of each one's duration to that of the bare route. The target ratio for
 * this part of the app is five. Routes that read hundreds of rows have a higher maximum, for the reason given with
 * each.
 */
export const routes: Record<string, { path: string; maxRatio: number }> = {
  dashboard: { path: '/api/dashboard/?language=en', maxRatio: 5 },
  'progress of a language': { path: '/api/progress/?language=en', maxRatio: 5 },
  'progress of all languages': { path: '/api/progress/', maxRatio: 5 },
  'learning stats, daily': { path: '/api/words/learning_stats/?language=9&period=daily', maxRatio: 5 },
  'learning stats, yearly': { path: '/api/words/learning_stats/?language=9&period=yearly', maxRatio: 5 },
  'study time': { path: '/api/study-time/', maxRatio: 5 },
  'study streak': { path: '/api/study-streak/', maxRatio: 5 },
  'this week': { path: '/api/activity/activities/weekly/', maxRatio: 5 },
  'recent activities': { path: '/api/recent-activities/?language=en', maxRatio: 5 },
  // Reads 500 answers with their words, 200 texts and videos, 300 reading sessions in 12 weeks, and all days. The page
  // renders before it requests this data.
  insights: { path: '/api/progress/insights/?language=en', maxRatio: 10 },
  // Reads fourteen days with 70 entries, and the words of each entry.
  'journal of a month': { path: '/api/activity/journal/?period=month&page_size=14', maxRatio: 8 },
  // Reads the same data, but computes the number of pages from all 10,000 rows in the period.
  'journal of five years': {
    path: `/api/activity/journal/?period=custom&${fiveYears}&page_size=14`,
    maxRatio: 10,
  },
  'report of learning, a year': { path: '/api/reports/learning/?period=last_year', maxRatio: 5 },
  'report of progress, a year': { path: '/api/reports/progress/?period=last_year', maxRatio: 5 },
  // Lists 500 words.
  'report of vocabulary, a year': { path: '/api/reports/vocabulary/?period=last_year', maxRatio: 10 },
  // Adds up a thousand texts and videos, and lists 500 of them.
  'report of reading, a year': { path: '/api/reports/reading/?period=last_year', maxRatio: 15 },
};
