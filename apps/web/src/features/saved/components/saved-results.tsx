import type { CallResult } from '@glossa/contract/endpoint';
import type { listSaved } from '@glossa/contract/saved';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { QuoteList } from '@/ui/data/quote-card.tsx';
import type { SavedView } from '../saved-view.ts';
import { HowToSave } from './how-to-save.tsx';
import { SavedCard } from './saved-card.tsx';

/** The matching items, newest first; a placeholder while loading, on failure or when there are none. */
export function SavedResults({
  list,
  view,
  pageSize,
  onChange,
}: {
  list: UseQueryResult<CallResult<typeof listSaved>>;
  view: SavedView;
  pageSize: number;
  onChange: (part: Partial<SavedView>) => void;
}) {
  const { t } = useTranslation('saved');
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      skeleton={<LoadingRows height={96} gap={16} />}
      renderEmpty={({ counts }) => (
        <NothingSaved
          view={view}
          ofOtherKinds={Object.values(counts).some((count) => count > 0)}
          onAll={() => onChange({ search: '', kind: undefined })}
        />
      )}
      onPage={(page) => onChange({ page })}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          <QuoteList>
            {results.map((item) => (
              <SavedCard key={item.id} item={item} />
            ))}
          </QuoteList>
        </>
      )}
    </PagedList>
  );
}

function NothingSaved({
  view: { search, kind },
  ofOtherKinds,
  onAll,
}: {
  view: SavedView;
  /** Whether there are saved items that the filter hides. */
  ofOtherKinds: boolean;
  onAll: () => void;
}) {
  const { t } = useTranslation('saved');
  const all = { clear: t('show_all'), onClear: onAll };
  if (search !== '') return <NothingFound title={t('nothing_found')} {...all} />;
  if (kind !== undefined && ofOtherKinds) return <NothingFound title={t('empty_kind')} {...all} />;
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
