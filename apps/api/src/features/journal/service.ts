import { buildUrl } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { listJournal, type JournalDay } from '@glossa/contract/journal';

import type { Deps } from '#deps.ts';
import { presentEntry } from './present-entry.ts';
import { listEntries, sumTotals, type EntryRow, type JournalFilter } from './queries.ts';

/** Returns one page of days from a learner's journal, newest first, with the totals of the whole period. */
export async function getJournal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  learnerId: string,
  query: HandlerInput<typeof listJournal>['query'],
): Promise<HandlerResult<typeof listJournal>> {
  const { page, page_size: limit, period, activity } = query;
  const filter: JournalFilter = {
    learnerId,
    language: query.language ?? null,
    now: clock(),
    period,
    from: query.from ?? null,
    to: query.to ?? null,
    activity,
  };
  const [{ from, to, count, ...totals }, rows] = await Promise.all([
    sumTotals(db, filter),
    listEntries(db, filter, { limit, offset: (page - 1) * limit }),
  ]);
  const pageUrl = (other: number) => buildUrl(listJournal, { query: { ...query, page: other } });
  return {
    results: groupByDay(rows),
    count,
    next: page * limit < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    from,
    to,
    totals,
  };
}

function groupByDay(rows: readonly EntryRow[]): JournalDay[] {
  const dates = [...new Set(rows.map(({ day }) => day))];
  return dates.map((date) => ({ date, entries: rows.filter(({ day }) => day === date).map(presentEntry) }));
}
