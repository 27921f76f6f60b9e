import { Button } from '@mantine/core';
import type { CallResult } from '@glossa/contract/endpoint';
import { listWordChanges } from '@glossa/contract/word-changes';
import type { undoWords, WordChange } from '@glossa/contract/word-changes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { SidePanel } from '@/ui/overlays/dialog.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useOnInView } from '@/ui/hooks/use-in-view.ts';
import { useLevelLabel } from './use-level-label.ts';
import { levelOf } from '../word-level.ts';
import classes from './history-drawer.module.css';

type TakeBack = (change: string) => Promise<CallResult<typeof undoWords>>;
type State = WordChange['sample'][number]['before'];

/** The changes to words of a language, newest first, each with an undo button. */
export function HistoryDrawer({
  language,
  onTakeBack,
  onClose,
}: {
  /** The language code. */
  language: string;
  /** Undoes a change by its ID; rejects if that is not possible. */
  onTakeBack: TakeBack;
  onClose: () => void;
}) {
  const { t } = useTranslation('reader');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...endpointKey(listWordChanges), 'history', language],
    queryFn: ({ pageParam, signal }) =>
      call(
        listWordChanges,
        { query: { language, ...(pageParam === undefined ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ results, more }) => (more ? results.at(-1)?.id : undefined),
  });
  const changes = data?.pages.flatMap(({ results }) => results);
  return (
    <SidePanel onClose={onClose} title={t('history.title')}>
      {error && !changes && <ErrorState message={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !changes && <LoadingRows height={56} gap={12} />}
      {changes?.length === 0 && (
        <EmptyState drawing="archive" title={t('history.empty')} message={t('history.empty_help')} />
      )}
      <ul className={classes.list}>
        {changes?.map((change) => (
          <Row key={change.id} change={change} onTakeBack={onTakeBack} />
        ))}
      </ul>
      {hasNextPage && (
        <Older
          key={changes?.length}
          error={error}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </SidePanel>
  );
}

/** Loads older changes when scrolled into view; a click does so after a failure and for keyboard users. */
function Older({ error, loading, onMore }: { error: Error | null; loading: boolean; onMore: () => void }) {
  const { t } = useTranslation('reader');
  const button = useOnInView<HTMLButtonElement>(() => {
    if (!loading && !error) onMore();
  });
  return (
    <>
      {error && (
        <p className={classes.quiet} role="alert">
          {errorText(error)}
        </p>
      )}
      <Button ref={button} fullWidth variant="default" mt="md" loading={loading} onClick={onMore}>
        {t('history.more')}
      </Button>
    </>
  );
}

function Row({
  change: { id, kind, count, sample, language, created_at, undone_at },
  onTakeBack,
}: {
  change: WordChange;
  onTakeBack: TakeBack;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const format = useFormat();
  const label = useLevelLabel();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const kinds: Record<WordChange['kind'], string> = {
    level: t('history.level'),
    page: t('history.page'),
    family: t('history.family'),
    edit: t('history.edit'),
    tag: t('history.tag'),
    delete: t('history.delete'),
    import: t('history.import'),
  };
  const named = (state: State) => (state ? label(levelOf(state)) : t('history.absent'));
  const undo = () => {
    setBusy(true);
    onTakeBack(id)
      .then(({ restored, kept }) =>
        setOutcome(
          kept > 0
            ? t('history.restored_kept', { restored: format.number(restored), kept: format.number(kept) })
            : t('history.restored', { restored: format.number(restored) }),
        ),
      )
      .catch((error: unknown) => setOutcome(errorText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span>
          {kinds[kind]}
          <span className={classes.quiet}> · {format.relative(new Date(created_at))}</span>
        </span>
        {undone_at ? (
          <span className={classes.quiet}>{t('history.undone')}</span>
        ) : (
          <Button size="compact-sm" variant="light" loading={busy} onClick={undo}>
            {t('common:undo')}
          </Button>
        )}
      </div>
      {sample.map(({ text, before, after }) => (
        <p key={text} className={classes.word}>
          <bdi lang={language}>{text}</bdi>
          <span className={classes.quiet}>
            {' '}
            {t('history.from_to', { before: named(before), after: named(after) })}
          </span>
        </p>
      ))}
      {count > sample.length && (
        <p className={classes.quiet}>
          {t('history.others', {
            count: count - sample.length,
            number: format.number(count - sample.length),
          })}
        </p>
      )}
      <p role="status" className={classes.quiet}>
        {outcome}
      </p>
    </li>
  );
}
