import type { Vocabulary } from '@glossa/contract/word-lists';
import { mostChosen } from '@glossa/contract/word-export';
import type { Word } from '@glossa/contract/words';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { ListWithDetails } from '@/ui/layout/list-with-details.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useHasRoom } from '@/ui/hooks/use-has-room.ts';
import { useListKeys } from '../hooks/use-list-keys.ts';
import { useRefreshWords } from '../hooks/use-refresh-words.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { useWordChanges } from '../hooks/use-word-changes.ts';
import type { WordList } from '../hooks/use-word-list.ts';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import { nothingSelected, select, selectedCount } from '../selection.ts';
import type { Selection } from '../selection.ts';
import type { Filters } from '@/domain/words/lists/words-view.ts';
import { RowSkeleton, WordGrid } from './word-grid.tsx';
import { WordsEmpty } from './words-empty.tsx';
import classes from './words-results.module.css';

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));
const DetailsPlace = lazy(async () => ({
  default: (await import('@/ui/layout/details-place.tsx')).DetailsPlace,
}));
const EntryPanel = lazy(async () => ({
  default: (await import('@/domain/words/entry/entry-panel.tsx')).EntryPanel,
}));

const one = (id: number): Selection => select(nothingSelected, [id], true);

/** Returns the path that exports the selection; `shown` is the query string of the current list. */
function exportPath({ all, ids }: Selection, shown: string): string | undefined {
  if (all) return ids.size === 0 ? `/words/export${shown}` : undefined;
  return ids.size > mostChosen ? undefined : `/words/export?ids=${[...ids].join(',')}`;
}

/** The matching words with selection and bulk actions, and the details of one word. */
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
  /** Set while a search or filter is active. */
  onClear: (() => void) | undefined;
  /** Moves the focus to a row. */
  focus: RefObject<((index: number) => void) | null>;
}) {
  const { t } = useTranslation('words');
  const { words, count, error, data } = list;
  const { search } = useLocation();
  const listKey = JSON.stringify(filters);
  const ids = useMemo(() => words.map(({ id }) => id), [words]);
  const chosen = useSelection(ids, listKey);
  const changes = useWordChanges(list, filters);
  const refresh = useRefreshWords();
  const [place, setPlace] = useState({ active: 0, listKey });
  const active = place.listKey === listKey ? Math.min(place.active, Math.max(0, words.length - 1)) : 0;
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useHasRoom();
  const field = useRef<HTMLInputElement>(null);
  const word = words[active];
  const selected = selectedCount(chosen.selection, count);
  const target = (): Selection => (selected > 0 ? chosen.selection : word ? one(word.id) : nothingSelected);

  const go = (index: number) => setPlace({ active: index, listKey });
  /** Updates the selection when its words were deleted or no longer match. */
  const after = async (work: Promise<void>) => {
    const { all } = chosen.selection;
    await work;
    if (all) chosen.none();
  };
  const remove = (what: Selection) => {
    if (what === chosen.selection) chosen.none();
    void changes.remove(what);
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
        if (selected === 0) chosen.startAt(active);
        chosen.extend(index);
      }
      go(index);
      focus.current?.(index);
    },
    toggle: () => chosen.toggle(active),
    selectAll: chosen.all,
    open: () => {
      setOpen(true);
      field.current?.focus();
    },
    escape: () => (selected > 0 ? chosen.none() : setOpen(false)),
    setLevel: (level) => void after(changes.setLevel(target(), level)),
    remove: () => remove(target()),
  });
  // Rows re-render only when they change, so their handlers read the latest values from here.
  const latest = useRef({ chosen, changes, go });
  useEffect(() => {
    latest.current = { chosen, changes, go };
  });
  const onToggle = useCallback((index: number, range: boolean) => {
    const { chosen: now, go: goTo } = latest.current;
    if (range) now.extend(index);
    else now.toggle(index);
    goTo(index);
  }, []);
  const onOpen = useCallback((index: number, { range, add }: { range: boolean; add: boolean }) => {
    const { chosen: now, go: goTo } = latest.current;
    if (range) now.extend(index);
    else if (add) now.toggle(index);
    else {
      now.startAt(index);
      setOpen(true);
    }
    goTo(index);
  }, []);
  const onLevel = useCallback<(word: Word, level: Parameters<typeof changes.setLevel>[1]) => void>(
    ({ id }, level) => void latest.current.changes.setLevel(one(id), level),
    [],
  );

  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void list.refetch()} />;
  if (!data) return <WordsSkeleton />;
  if (count === 0 || words.length === 0) return <WordsEmpty onClear={onClear} />;
  const tags = vocabulary?.tags ?? [];
  const details = isOpen && word && (
    <DetailsPlace label={t('details.label')} onClose={close}>
      <EntryPanel
        ref={field}
        word={{ ...word, level: levelOfEntry(word) }}
        details="shown"
        onLevel={(level) => void changes.setLevel(one(word.id), level)}
        onChange={(saved) => {
          list.change((shown) => (shown.id === saved.id ? saved : shown));
          refresh();
        }}
        onReload={() => {
          refresh();
          void list.restart();
        }}
        onRemove={() => {
          close();
          remove(one(word.id));
        }}
        {...(hasRoom ? { onDone: () => focus.current?.(active) } : {})}
        onClose={close}
      />
    </DetailsPlace>
  );
  return (
    <ListWithDetails details={details || undefined}>
      <ListCount>{t(onClear ? 'count_found' : 'count', { count })}</ListCount>
      <WordGrid
        list={list}
        selection={chosen.selection}
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
            exportPath={exportPath(chosen.selection, search)}
            onAll={chosen.all}
            onNone={chosen.none}
            onLevel={(level) => void after(changes.setLevel(chosen.selection, level))}
            onTags={(change) => void after(changes.setTags(chosen.selection, change))}
            onDelete={() => remove(chosen.selection)}
          />
        </Suspense>
      )}
    </ListWithDetails>
  );
}

/** Placeholder rows for the first load. */
function WordsSkeleton() {
  return (
    <LoadingState>
      <div className={classes.skeleton}>
        {Array.from({ length: 8 }, (_, row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    </LoadingState>
  );
}
