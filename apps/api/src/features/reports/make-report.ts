import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { reportType, type getLearningReport, type Report, type ReportKind } from '@glossa/contract/reports';
import { csvFile } from '@glossa/formats/word-files/csv-file';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeLook } from '#domain/audit/write-audit.ts';
import { inOnePiece } from '#http/in-one-piece.ts';
import { FileAnswer } from '#http/route.ts';
import { selectDone, type Whose } from './done-queries.ts';
import { findLearner } from './learner-queries.ts';
import { reportRange, type ReportRange } from './report-range.ts';

type Query = HandlerInput<typeof getLearningReport>['query'];

/** What a kind of report adds to the common statistics, and its form as a table. */
export interface ReportShape<Extra extends object> {
  kind: ReportKind;
  /** `asTable` is true when the report is made for a file. */
  select: (whose: Whose, range: ReportRange, asTable: boolean) => Promise<Extra>;
  tableOf: (report: Report & Extra) => (string | number)[][];
}

const allows = (user: User, learnerId: string): boolean =>
  learnerId === user.id || user.isStaff || user.isSuperuser;

/** Makes a report as JSON or as a file. @throws {Failure} `forbidden`, `learner_not_found` */
export async function makeReport<Extra extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { query, user }: { query: Query; user: User },
  { kind, select, tableOf }: ReportShape<Extra>,
): Promise<(Report & Extra) | FileAnswer> {
  const learnerId = query.learner ?? user.id;
  if (!allows(user, learnerId)) return fail('forbidden');
  const found = await findLearner(db, learnerId, clock());
  if (!found) return fail('learner_not_found');
  if (learnerId !== user.id) {
    await writeLook(db, {
      actor: actorOf(user),
      action: 'report.view',
      target: { kind: 'learner', id: learnerId },
    });
  }
  const range = reportRange(query.period, found.today);
  const whose = { learnerId, language: query.language };
  const [done, extra] = await Promise.all([
    selectDone(db, whose, range),
    select(whose, range, query.format === 'csv'),
  ]);
  const report = {
    from: range.from,
    to: range.to,
    period: query.period,
    unit: range.unit,
    language: query.language === undefined ? null : (languageById(query.language)?.code ?? null),
    learner: found.learner,
    ...done,
    ...extra,
  };
  if (query.format === 'json') return report;
  const period = query.period.replaceAll('_', '-');
  const name = `glossa-${kind}-report-${period}-${found.today}.csv`;
  const file = csvFile(tableOf(report));
  return new FileAnswer({ name, type: reportType, content: inOnePiece(file) });
}
