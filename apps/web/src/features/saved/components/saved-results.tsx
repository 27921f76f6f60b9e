import type { CallResult } from '@glossa/contract/endpoint';
import type { listSaved } from '@glossa/contract/saved';
import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { usePages } from '../../../lib/search/use-pages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { SavedView } from '../saved-view.ts';
import { HowToSave } from './how-to-save.tsx';
import { SavedCard } from './saved-card.tsx';
import classes from './saved-card.module.css';

/** What fits the search and the kind, the latest first; or what stands in its place. */
export function SavedResults({
  list: { data, error, refetch, isPlaceholderData },
  view: { search, kind, page },
  pageSize,
  onChange,
}: {
  list: UseQueryResult<CallResult<typeof listSaved>>;
  view: SavedView;
  pageSize: number;
  onChange: (part: Partial<SavedView>) => void;
}) {
  const { t } = useTranslation('saved');
  const { pages, isBeyond } = usePages(data?.count, {
    page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (last) => onChange({ page: last }),
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) {
    return (
      <LoadingState>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={96} mt={16} />
        ))}
      </LoadingState>
    );
  }
  if (data.count === 0) {
    const showAll = (
      <Button variant="default" onClick={() => onChange({ search: '', kind: undefined })}>
        {t('show_all')}
      </Button>
    );
    if (search !== '') return <EmptyState drawing="search" title={t('nothing_found')} action={showAll} />;
    if (kind !== undefined && Object.values(data.counts).some((count) => count > 0)) {
      return <EmptyState drawing="shelf" title={t('empty_kind')} action={showAll} />;
    }
    return (
      <EmptyState
        drawing="book"
        title={t('empty')}
        message={<HowToSave />}
        action={
          <Button component={Link} to="/reading">
            {t('go_reading')}
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={classes.summary} role="status">
        {t('count', { count: data.count })}
      </p>
      <ul className={classes.list}>
        {data.results.map((item) => (
          <SavedCard key={item.id} item={item} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        onChange={(next) => {
          onChange({ page: next });
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}
