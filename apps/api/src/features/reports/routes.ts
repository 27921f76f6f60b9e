import * as contract from '@glossa/contract/reports';
import { csvFile } from '@glossa/formats/word-files/csv-file';

import type { Deps } from '#deps.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { singleChunk } from '#http/single-chunk.ts';
import { learningTable, progressTable, readingTable, vocabularyTable } from './report-tables.ts';
import * as service from './service.ts';

/** Returns a report as JSON, or as a CSV file if requested. */
function answerOf<Shown extends contract.Report>(
  kind: contract.ReportKind,
  format: 'json' | 'csv',
  report: Shown,
  tableOf: (report: Shown) => (string | number)[][],
): Shown | FileAnswer {
  if (format === 'json') return report;
  const name = `glossa-${kind}-report-${report.period.replaceAll('_', '-')}-${report.to}.csv`;
  return new FileAnswer({ name, type: contract.reportType, content: singleChunk(csvFile(tableOf(report))) });
}

export const reportRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(contract.getLearningReport, async ({ query, user }) =>
    answerOf('learning', query.format, await service.getLearningReport(deps, user, query), learningTable),
  ),
  route(contract.getProgressReport, async ({ query, user }) =>
    answerOf('progress', query.format, await service.getProgressReport(deps, user, query), progressTable),
  ),
  route(contract.getVocabularyReport, async ({ query, user }) =>
    answerOf(
      'vocabulary',
      query.format,
      await service.getVocabularyReport(deps, user, query),
      vocabularyTable,
    ),
  ),
  route(contract.getReadingReport, async ({ query, user }) =>
    answerOf('reading', query.format, await service.getReadingReport(deps, user, query), readingTable),
  ),
  route(contract.findReportLearners, async ({ query }) => ({
    results: await service.searchLearners(deps.db, query.search),
  })),
];
