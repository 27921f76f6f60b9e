import { languages } from '@glossa/language/languages';
import { reportKinds, reportPeriods } from '@glossa/contract/reports';
import type { ReportKind, ReportPeriod } from '@glossa/contract/reports';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** The selected report, stored in the URL. */
export interface ReportsView {
  /** Undefined when no report is selected. */
  kind: ReportKind | undefined;
  period: ReportPeriod;
  /** Language code; empty for all languages. */
  language: string;
  /** ID of another learner, for staff; empty for the signed-in user. */
  learner: string;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): ReportsView {
  const read = readUrlParams(params);
  const learner = read.text('learner', 36);
  return {
    kind: read.among('kind', reportKinds),
    period: read.among('period', reportPeriods) ?? 'last_month',
    language:
      read.among(
        'language',
        languages.map(({ code }) => code),
      ) ?? '',
    learner: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(learner) ? learner : '',
  };
}

/** Returns the query parameters of a view. */
export const viewParams = ({ kind, period, language, learner }: ReportsView): URLSearchParams =>
  toUrlParams({ kind, period, language, learner });

/** Returns the query parameters for a request. */
export const toQuery = ({ period, language, learner }: ReportsView) => ({
  period,
  ...(language && { language }),
  ...(learner && { learner }),
});
