import {
  getLearningReport,
  getProgressReport,
  getReadingReport,
  getVocabularyReport,
} from '@glossa/contract/reports';
import type {
  ProgressReport,
  ReadingReport,
  Report,
  ReportKind,
  VocabularyReport,
} from '@glossa/contract/reports';

import { call } from '@/lib/api/client.ts';
import { toQuery } from './reports-view.ts';
import type { ReportsView } from './reports-view.ts';

export type LoadedReport =
  | { kind: 'learning'; report: Report }
  | { kind: 'progress'; report: ProgressReport }
  | { kind: 'vocabulary'; report: VocabularyReport }
  | { kind: 'reading'; report: ReadingReport };

/** The endpoint for each kind of report. */
export const reportEndpoints = {
  learning: getLearningReport,
  progress: getProgressReport,
  vocabulary: getVocabularyReport,
  reading: getReadingReport,
} as const;

/** Fetches the report selected in the view. */
export async function fetchReport(
  kind: ReportKind,
  view: ReportsView,
  signal: AbortSignal,
): Promise<LoadedReport> {
  const input = { query: toQuery(view) };
  switch (kind) {
    case 'learning':
      return { kind, report: await call(getLearningReport, input, { signal }) };
    case 'progress':
      return { kind, report: await call(getProgressReport, input, { signal }) };
    case 'vocabulary':
      return { kind, report: await call(getVocabularyReport, input, { signal }) };
    case 'reading':
      return { kind, report: await call(getReadingReport, input, { signal }) };
  }
}
