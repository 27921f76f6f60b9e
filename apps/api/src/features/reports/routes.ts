import * as reports from '@glossa/contract/reports';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { searchLearners } from './learner-queries.ts';
import { makeReport } from './make-report.ts';
import { selectReached } from './progress-queries.ts';
import { selectSources } from './reading-queries.ts';
import { learningTable, progressTable, readingTable, vocabularyTable } from './report-tables.ts';
import { selectVocabulary } from './vocabulary-queries.ts';

/** Maximum number of learned words in a file, more than anyone learns in a year. */
const mostInFile = 20_000;

export const reportRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(reports.getLearningReport, (asked) =>
    makeReport(deps, asked, { kind: 'learning', select: async () => ({}), tableOf: learningTable }),
  ),
  route(reports.getProgressReport, (asked) =>
    makeReport(deps, asked, {
      kind: 'progress',
      select: (whose, range) => selectReached(deps.db, whose, range),
      tableOf: progressTable,
    }),
  ),
  route(reports.getVocabularyReport, (asked) =>
    makeReport(deps, asked, {
      kind: 'vocabulary',
      select: (whose, range, asTable) =>
        selectVocabulary(deps.db, whose, range, asTable ? mostInFile : reports.mostListed),
      tableOf: vocabularyTable,
    }),
  ),
  route(reports.getReadingReport, (asked) =>
    makeReport(deps, asked, {
      kind: 'reading',
      select: (whose, range) => selectSources(deps.db, whose, range),
      tableOf: readingTable,
    }),
  ),
  route(reports.findReportLearners, async ({ query }) => ({
    results: await searchLearners(deps.db, query.search),
  })),
];
