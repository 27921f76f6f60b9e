import type { CallResult } from '@glossa/contract/endpoint';
import type { listSaved } from '@glossa/contract/saved';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { SavedCard } from './saved-card.tsx';
import type { SavedView } from './saved-view.ts';

/** The matching items, newest first. */
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
          hasOtherKinds={Object.values(counts).some((count) => count > 0)}
          onShowAll={() => onChange({ search: '', kind: undefined })}
        />
      )}
      onPage={(page) => onChange({ page })}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          <ul>
            {results.map((item) => (
              <SavedCard key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function NothingSaved({
  view: { search, kind },
  hasOtherKinds,
  onShowAll,
}: {
  view: SavedView;
  /** Whether the filter hides saved items of other kinds. */
  hasOtherKinds: boolean;
  onShowAll: () => void;
}) {
  const { t } = useTranslation('saved');
  const showAll = { clear: t('show_all'), onClear: onShowAll };
  if (search !== '') return <NothingFound title={t('nothing_found')} {...showAll} />;
  if (kind !== undefined && hasOtherKinds) return <NothingFound title={t('empty_kind')} {...showAll} />;
  return (
    <EmptyState
      drawing="book"
      title={t('empty')}
      message={<SaveHint />}
      action={
        <Button component={Link} to="/reading">
          {t('go_reading')}
        </Button>
      }
    />
  );
}

/** Explains how to save an item, with the learner's own shortcut. */
function SaveHint() {
  const { t } = useTranslation('saved');
  const { customKeys } = useKeyBindings();
  const key = customKeys?.['save_sentence'] ?? readerToolKeys.save_sentence;
  return t('empty_help', { key: key.toUpperCase() });
}
