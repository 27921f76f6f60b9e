import { urlOf } from '@glossa/contract/client';
import { listJournal, type JournalDay } from '@glossa/contract/journal';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { presentEntry } from './present-entry.ts';
import { selectEntries, selectTotals, type EntryRow, type JournalFilter } from './queries.ts';

function byDay(rows: readonly EntryRow[]): JournalDay[] {
  const dates = [...new Set(rows.map(({ day }) => day))];
  return dates.map((date) => ({ date, entries: rows.filter(({ day }) => day === date).map(presentEntry) }));
}

export const journalRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(listJournal, async ({ query, user }) => {
    const { page, page_size: size, period, activity } = query;
    const filter: JournalFilter = {
      learnerId: user.id,
      language: query.language ?? null,
      now: deps.clock(),
      period,
      from: query.from ?? null,
      to: query.to ?? null,
      activity,
    };
    const [{ from, to, count, ...totals }, rows] = await Promise.all([
      selectTotals(deps.db, filter),
      selectEntries(deps.db, filter, { limit: size, offset: (page - 1) * size }),
    ]);
    const address = (other: number) => urlOf(listJournal, { query: { ...query, page: other } });
    return {
      results: byDay(rows),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      from,
      to,
      totals,
    };
  }),
];
