import { Box, Button, Group, Text } from '@mantine/core';
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
import { List } from '@/ui/layout/list.tsx';
import { useLevelLabel } from './use-level-label.ts';
import { levelOf } from '../word-level.ts';

type UndoChange = (change: string) => Promise<CallResult<typeof undoWords>>;
type State = WordChange['sample'][number]['before'];

/** The changes to words of a language, newest first, each with an undo button. */
export function HistoryDrawer({
  language,
  onUndo,
  onClose,
}: {
  language: string;
  /** Undoes a change by its ID; rejects if that is not possible. */
  onUndo: UndoChange;
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
      <List isDivided>
        {changes?.map((change) => (
          <Row key={change.id} change={change} onUndo={onUndo} />
        ))}
      </List>
      {hasNextPage && (
        <LoadMoreButton
          key={changes?.length}
          error={error}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </SidePanel>
  );
}

/** Loads older changes when scrolled into view, or when pressed, e.g. by keyboard or after a failure. */
function LoadMoreButton({
  error,
  loading,
  onMore,
}: {
  error: Error | null;
  loading: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslation('reader');
  const button = useOnInView<HTMLButtonElement>(() => {
    if (!loading && !error) onMore();
  });
  return (
    <>
      {error && (
        <Text size="sm" c="dimmed" role="alert">
          {errorText(error)}
        </Text>
      )}
      <Button ref={button} fullWidth variant="default" mt="md" loading={loading} onClick={onMore}>
        {t('history.more')}
      </Button>
    </>
  );
}

function Row({
  change: { id, kind, count, sample, language, created_at, undone_at },
  onUndo,
}: {
  change: WordChange;
  onUndo: UndoChange;
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
  const describeState = (state: State) => (state ? label(levelOf(state)) : t('history.absent'));
  const undo = () => {
    setBusy(true);
    onUndo(id)
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
    <Box component="li" py="sm">
      <Group justify="space-between" wrap="nowrap" gap="xs" mih={32}>
        <Text component="span" fw={500}>
          {kinds[kind]}
          <Text span size="sm" c="dimmed" fw={400}>
            {' '}
            · {format.relative(new Date(created_at))}
          </Text>
        </Text>
        {undone_at ? (
          <Text size="sm" c="dimmed">
            {t('history.undone')}
          </Text>
        ) : (
          <Button size="compact-sm" variant="light" loading={busy} onClick={undo}>
            {t('common:undo')}
          </Button>
        )}
      </Group>
      {sample.map(({ text, before, after }) => (
        <p key={text}>
          <Text component="bdi" ff="var(--glossa-font-reading)" lang={language}>
            {text}
          </Text>{' '}
          <Text span size="sm" c="dimmed">
            {t('history.from_to', { before: describeState(before), after: describeState(after) })}
          </Text>
        </p>
      ))}
      {count > sample.length && (
        <Text size="sm" c="dimmed">
          {t('history.others', {
            count: count - sample.length,
            number: format.number(count - sample.length),
          })}
        </Text>
      )}
      <Text role="status" size="sm" c="dimmed">
        {outcome}
      </Text>
    </Box>
  );
}
