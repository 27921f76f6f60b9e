import { languages } from '@glossa/language/languages';
import { reportKinds, reportPeriods } from '@glossa/contract/reports';
import type { ReportKind, ReportPeriod } from '@glossa/contract/reports';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** Which report is shown; it is kept in the address. */
export interface ReportsView {
  /** None is shown without it. */
  kind: ReportKind | undefined;
  period: ReportPeriod;
  /** Code of a language; empty for all. */
  language: string;
  /** Id of somebody else, for staff; empty for oneself. */
  learner: string;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): ReportsView {
  const read = readAddress(params);
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

/** The part of an address that says which report is shown. */
export const viewParams = ({ kind, period, language, learner }: ReportsView): URLSearchParams =>
  addressOf({ kind, period, language, learner });

/** What the server is asked for. */
export const queryOf = ({ period, language, learner }: ReportsView) => ({
  period,
  ...(language && { language }),
  ...(learner && { learner }),
});
