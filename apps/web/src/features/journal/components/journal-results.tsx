import { listJournal } from '@glossa/contract/journal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { usePages } from '../../../lib/search/use-pages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { ChangeView, JournalView } from '../journal-view.ts';
import { JournalDays } from './journal-days.tsx';
import { JournalEmpty } from './journal-empty.tsx';
import { JournalSkeleton } from './journal-skeleton.tsx';
import { JournalTotals } from './journal-totals.tsx';

/** Days of one page. */
const size = 14;

/** What was done in the period: its totals, and the days with their entries. */
export function JournalResults({ view, onChange }: { view: JournalView; onChange: ChangeView }) {
  const { period, from, to, activity, language, page } = view;
  const { data, error, refetch, isPlaceholderData } = useQuery({
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
  const { pages, isBeyond } = usePages(data?.count, {
    page,
    pageSize: size,
    isOld: isPlaceholderData,
    onBeyond: (last) => onChange({ page: last }),
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) return <JournalSkeleton />;
  return (
    <div aria-busy={isPlaceholderData}>
      <JournalTotals totals={data.totals} activity={activity} from={data.from} to={data.to} />
      {data.count === 0 ? (
        <JournalEmpty view={view} onChange={onChange} />
      ) : (
        <>
          <JournalDays days={data.results} />
          <Pagination
            page={page}
            pages={pages}
            onChange={(next) => {
              onChange({ page: next });
              scrollTo(0, 0);
            }}
          />
        </>
      )}
    </div>
  );
}
