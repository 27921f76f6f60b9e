import { milestoneTitle } from '@glossa/contract/achievements';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import {
  maxListed,
  emptyReport,
  type getLearningReport as getLearningReportEndpoint,
  type ProgressReport,
  type ReadingReport,
  type Report,
  type ReportDone,
  type ReportLearner,
  type VocabularyReport,
} from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { toActor, recordView } from '#domain/audit/record-audit.ts';
import { presentLearner, presentSource } from './present-report.ts';
import * as queries from './queries.ts';
import { reportRange, type ReportRange } from './report-range.ts';

type ReportDeps = Pick<Deps, 'db' | 'clock'>;
type Query = HandlerInput<typeof getLearningReportEndpoint>['query'];

/** Maximum number of learned words in a CSV file, which is more than anyone learns in a year. */
const maxExportedWords = 20_000;

/** Returns a learner's activity. @throws {Failure} forbidden, learner_not_found */
export const getLearningReport = (deps: ReportDeps, user: User, query: Query): Promise<Report> =>
  createReport(deps, user, query, async () => ({}));

/**
 * Returns the goals and milestones that a learner reached, and their streak.
 * @throws {Failure} forbidden, learner_not_found
 */
export const getProgressReport = (deps: ReportDeps, user: User, query: Query): Promise<ProgressReport> =>
  createReport(deps, user, query, async (scope, range) => {
    const { achievements, ...reached } = await queries.findReached(deps.db, scope, range);
    return {
      ...reached,
      achievements: achievements.map((milestone) => ({ ...milestone, title: milestoneTitle(milestone.id) })),
    };
  });

/**
 * Returns the number of a learner's words by level and the words learned in the period.
 * @throws {Failure} forbidden, learner_not_found
 */
export const getVocabularyReport = (deps: ReportDeps, user: User, query: Query): Promise<VocabularyReport> =>
  createReport(deps, user, query, async (scope, range) => {
    const limit = query.format === 'csv' ? maxExportedWords : maxListed;
    const [levels, words] = await Promise.all([
      queries.countByLevel(deps.db, scope),
      queries.listLearned(deps.db, scope, { from: range.from, to: range.to, limit }),
    ]);
    return {
      levels,
      learned: words.map((word) => ({ ...word, language: languageById(word.language)?.code ?? '' })),
    };
  });

/** Returns the texts a learner read and the videos they watched. @throws {Failure} forbidden, learner_not_found */
export const getReadingReport = (deps: ReportDeps, user: User, query: Query): Promise<ReadingReport> =>
  createReport(deps, user, query, async (scope, range) => {
    const rows = await queries.listSources(deps.db, scope, range);
    return { sources: rows.map(presentSource), source_count: rows[0]?.count ?? 0 };
  });

/** Finds up to 20 learners by part of their name or email; for an empty string, the first 20. */
export const searchLearners = async (db: Queryable, text: string): Promise<ReportLearner[]> =>
  (await queries.searchLearners(db, text)).map(presentLearner);

const canReadReports = (user: User, learnerId: string): boolean =>
  learnerId === user.id || user.isStaff || user.isSuperuser;

/** Creates a report with the fields that all reports have in common, plus those from `findExtra`. */
async function createReport<Extra extends object>(
  { db, clock }: ReportDeps,
  user: User,
  query: Query,
  findExtra: (scope: queries.ReportScope, range: ReportRange) => Promise<Extra>,
): Promise<Report & Extra> {
  const learnerId = query.learner ?? user.id;
  if (!canReadReports(user, learnerId)) return fail('forbidden');
  const learner = (await queries.findLearner(db, learnerId, clock())) ?? fail('learner_not_found');
  if (learnerId !== user.id) {
    await recordView(db, {
      actor: toActor(user),
      action: 'report.view',
      target: { kind: 'learner', id: learnerId },
    });
  }
  const range = reportRange(query.period, learner.today);
  const scope = { learnerId, language: query.language };
  const [done, extra] = await Promise.all([sumIntervals(db, scope, range), findExtra(scope, range)]);
  return {
    from: range.from,
    to: range.to,
    period: query.period,
    unit: range.unit,
    language: query.language === undefined ? null : (languageById(query.language)?.code ?? null),
    learner: presentLearner(learner),
    ...done,
    ...extra,
  };
}

/** Sums the activity in each interval, in total, and in the previous period. */
async function sumIntervals(
  db: Queryable,
  scope: queries.ReportScope,
  { intervals, before, to }: ReportRange,
): Promise<Pick<Report, 'stretches' | 'totals' | 'before'>> {
  const starts = [before.from, ...intervals.map(({ from }) => from)];
  const sums = await queries.sumActivity(db, scope, { starts, to });
  // The first sum is for the previous period.
  const each = intervals.map((days, index) => ({ ...days, done: sums.get(index + 1) ?? emptyReport }));
  return {
    stretches: each,
    totals: sumReports(each.map(({ done }) => done)),
    before: { ...before, done: sums.get(0) ?? emptyReport },
  };
}

function sumReports(parts: readonly ReportDone[]): ReportDone {
  const sum = { ...emptyReport };
  for (const part of parts) {
    for (const name of Object.keys(emptyReport) as (keyof ReportDone)[]) sum[name] += part[name];
  }
  return sum;
}
