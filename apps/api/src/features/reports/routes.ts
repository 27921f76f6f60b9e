import * as contract from '@glossa/contract/reports';
import { csvFile } from '@glossa/formats/word-files/csv-file';

import type { Deps } from '#deps.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { singleChunk } from '#http/single-chunk.ts';
import { learningTable, progressTable, readingTable, vocabularyTable } from './report-tables.ts';
import * as service from './service.ts';

/** Returns a report as JSON, or as a CSV file if requested. */
function toResponse<Shown extends contract.Report>(
  kind: contract.ReportKind,
  format: 'json' | 'csv',
  report: Shown,
  toTable: (report: Shown) => (string | number)[][],
): Shown | FileResponse {
  if (format === 'json') return report;
  const name = `glossa-${kind}-report-${report.period.replaceAll('_', '-')}-${report.to}.csv`;
  return new FileResponse({
    name,
    type: contract.reportType,
    content: singleChunk(csvFile(toTable(report))),
  });
}

export const reportRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(contract.getLearningReport, async ({ query, user }) =>
    toResponse('learning', query.format, await service.getLearningReport(deps, user, query), learningTable),
  ),
  route(contract.getProgressReport, async ({ query, user }) =>
    toResponse('progress', query.format, await service.getProgressReport(deps, user, query), progressTable),
  ),
  route(contract.getVocabularyReport, async ({ query, user }) =>
    toResponse(
      'vocabulary',
      query.format,
      await service.getVocabularyReport(deps, user, query),
      vocabularyTable,
    ),
  ),
  route(contract.getReadingReport, async ({ query, user }) =>
    toResponse('reading', query.format, await service.getReadingReport(deps, user, query), readingTable),
  ),
  route(contract.findReportLearners, async ({ query }) => ({
    results: await service.searchLearners(deps.db, query.search),
  })),
];
