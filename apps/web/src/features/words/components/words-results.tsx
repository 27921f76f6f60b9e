import { maxSelectedWords } from '@glossa/contract/word-export';
import type { Vocabulary } from '@glossa/contract/word-lists';
import type { Word } from '@glossa/contract/words';
import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';

import type { Filters } from '@/domain/words/lists/words-view.ts';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useIsWide } from '@/ui/hooks/use-breakpoint.ts';
import { ListWithDetails } from '@/ui/layout/list-with-details.tsx';
import { useListKeys } from '../hooks/use-list-keys.ts';
import { useSelection, nothingSelected, select, selectedCount } from '../hooks/use-selection.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { useRefreshWords, useWordChanges } from '../hooks/use-word-changes.ts';
import type { WordList } from '../hooks/use-word-list.ts';
import { WordGrid, WordGridSkeleton } from './word-grid.tsx';

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));
const DetailsPanel = lazy(async () => ({
  default: (await import('@/ui/layout/details-panel.tsx')).DetailsPanel,
}));
const EntryPanel = lazy(async () => ({
  default: (await import('@/domain/words/entry/entry-panel.tsx')).EntryPanel,
}));

const selectOne = (id: number): Selection => select(nothingSelected, [id], true);

/**
 * Returns the path that exports the selection, or undefined if the selection is too long for a URL or excludes words.
 * `search` is the query string of the list.
 */
function exportPath({ all, ids }: Selection, search: string): string | undefined {
  if (all) return ids.size === 0 ? `/words/export${search}` : undefined;
  return ids.size > maxSelectedWords ? undefined : `/words/export?ids=${[...ids].join(',')}`;
}

/** The matching words with selection and bulk actions, and the details of the open word. */
export function WordsResults({
  list,
  filters,
  vocabulary,
  onClear,
  focus,
}: {
  list: WordList;
  filters: Filters;
  vocabulary: Vocabulary | undefined;
  /** Clears the search and the filters; undefined if none is active. */
  onClear: (() => void) | undefined;
  /** Moves the focus to a row. */
  focus: RefObject<((index: number) => void) | null>;
}) {
  const { t } = useTranslation('words');
  const { words, count, error, data } = list;
  const { search } = useLocation();
  const listKey = JSON.stringify(filters);
  const ids = useMemo(() => words.map(({ id }) => id), [words]);
  const selecting = useSelection(ids, listKey);
  const changes = useWordChanges(list, filters);
  const refresh = useRefreshWords();
  const [position, setPosition] = useState({ active: 0, listKey });
  const active = position.listKey === listKey ? Math.min(position.active, Math.max(0, words.length - 1)) : 0;
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const firstField = useRef<HTMLInputElement>(null);
  const word = words[active];
  const selected = selectedCount(selecting.selection, count);
  /** Returns the words that keyboard actions change: the selection, or the focused word if nothing is selected. */
  const keyTarget = (): Selection =>
    selected > 0 ? selecting.selection : word ? selectOne(word.id) : nothingSelected;

  const moveTo = (index: number) => setPosition({ active: index, listKey });
  /** After a change, clears a selection of all matching words, because they may no longer match. */
  const clearSelectionAfter = async (change: Promise<void>) => {
    const { all } = selecting.selection;
    await change;
    if (all) selecting.clear();
  };
  const remove = (target: Selection) => {
    if (target === selecting.selection) selecting.clear();
    void changes.remove(target);
  };
  const close = () => {
    setOpen(false);
    focus.current?.(active);
  };
  const onKeyDown = useListKeys({
    active,
    rows: words.length,
    move: (index, extend) => {
      if (extend) {
        if (selected === 0) selecting.startAt(active);
        selecting.extend(index);
      }
      moveTo(index);
      focus.current?.(index);
    },
    toggle: () => selecting.toggle(active),
    selectAll: selecting.selectAll,
    open: () => {
      setOpen(true);
      firstField.current?.focus();
    },
    escape: () => (selected > 0 ? selecting.clear() : setOpen(false)),
    setLevel: (level) => void clearSelectionAfter(changes.setLevel(keyTarget(), level)),
    remove: () => remove(keyTarget()),
  });
  // The handlers of memoized rows never change, so they read the latest values from this ref.
  const latest = useRef({ selecting, changes, moveTo });
  useEffect(() => {
    latest.current = { selecting, changes, moveTo };
  });
  const onToggle = useCallback((index: number, range: boolean) => {
    const { selecting: latestSelecting, moveTo: latestMoveTo } = latest.current;
    if (range) latestSelecting.extend(index);
    else latestSelecting.toggle(index);
    latestMoveTo(index);
  }, []);
  const onOpen = useCallback((index: number, { range, add }: { range: boolean; add: boolean }) => {
    const { selecting: latestSelecting, moveTo: latestMoveTo } = latest.current;
    if (range) latestSelecting.extend(index);
    else if (add) latestSelecting.toggle(index);
    else {
      latestSelecting.startAt(index);
      setOpen(true);
    }
    latestMoveTo(index);
  }, []);
  const onLevel = useCallback<(word: Word, level: Parameters<typeof changes.setLevel>[1]) => void>(
    ({ id }, level) => void latest.current.changes.setLevel(selectOne(id), level),
    [],
  );

  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void list.refetch()} />;
  if (!data) return <WordGridSkeleton />;
  if (count === 0 || words.length === 0) return <WordsEmpty onClear={onClear} />;
  const tags = vocabulary?.tags ?? [];
  const details = isOpen && word && (
    <DetailsPanel label={t('details.label')} onClose={close}>
      <EntryPanel
        ref={firstField}
        word={{ ...word, level: levelOfEntry(word) }}
        details="shown"
        onLevel={(level) => void changes.setLevel(selectOne(word.id), level)}
        onChange={(saved) => {
          list.change((listed) => (listed.id === saved.id ? saved : listed));
          refresh();
        }}
        onReload={() => {
          refresh();
          void list.restart();
        }}
        onRemove={() => {
          close();
          remove(selectOne(word.id));
        }}
        {...(isWide ? { onDone: () => focus.current?.(active) } : {})}
        onClose={close}
      />
    </DetailsPanel>
  );
  return (
    <ListWithDetails details={details || undefined}>
      <ListCount>{t(onClear ? 'count_found' : 'count', { count })}</ListCount>
      <WordGrid
        list={list}
        selection={selecting.selection}
        active={active}
        open={isOpen ? word?.id : undefined}
        focus={focus}
        onKeyDown={onKeyDown}
        onToggle={onToggle}
        onOpen={onOpen}
        onLevel={onLevel}
      />
      {list.isFetchNextPageError && (
        <ErrorState message={errorText(error)} onRetry={() => void list.fetchNextPage()} />
      )}
      {selected > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            count={selected}
            total={count}
            tags={tags}
            exportPath={exportPath(selecting.selection, search)}
            onSelectAll={selecting.selectAll}
            onClear={selecting.clear}
            onLevel={(level) => void clearSelectionAfter(changes.setLevel(selecting.selection, level))}
            onTags={(change) => void clearSelectionAfter(changes.setTags(selecting.selection, change))}
            onDelete={() => remove(selecting.selection)}
          />
        </Suspense>
      )}
    </ListWithDetails>
  );
}

/** The empty list; `onClear` clears the active search and filters. */
function WordsEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('words');
  return onClear ? (
    <NothingFound
      title={t('empty.filtered.title')}
      message={t('empty.filtered.message')}
      clear={t('empty.filtered.action')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing="book"
      title={t('empty.none.title')}
      message={t('empty.none.message')}
      action={
        <>
          <Button component={Link} to="/reading">
            {t('empty.none.action')}
          </Button>
          <Button variant="default" component={Link} to="/words/import">
            {t('menu.import')}
          </Button>
        </>
      }
    />
  );
}
