import { listJournal } from '@glossa/contract/journal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import type { ChangeView, JournalView } from '../journal-view.ts';
import { JournalDays } from './journal-days.tsx';
import { JournalEmpty } from './journal-empty.tsx';
import { JournalSkeleton } from './journal-skeleton.tsx';
import { JournalTotals } from './journal-totals.tsx';

/** Days per page. */
const size = 14;

/** The totals of the period, and its days with their entries. */
export function JournalResults({ view, onChange }: { view: JournalView; onChange: ChangeView }) {
  const { period, from, to, activity, language, page } = view;
  const list = useQuery({
    ...endpointQuery(listJournal, {
      query: {
        period,
        ...(period === 'custom' && { from, to }),
        activity,
        ...(language && { language }),
        page,
        page_size: size,
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={size}
      skeleton={<JournalSkeleton />}
      onPage={(next) => onChange({ page: next })}
    >
      {({ totals, from: first, to: last, count, results }) => (
        <>
          <JournalTotals totals={totals} activity={activity} from={first} to={last} />
          {count === 0 ? <JournalEmpty view={view} onChange={onChange} /> : <JournalDays days={results} />}
        </>
      )}
    </PagedList>
  );
}
