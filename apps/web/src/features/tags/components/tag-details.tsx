import { getTag } from '@glossa/contract/tags';
import type { Tag } from '@glossa/contract/tags';
import { Box, Button, CloseButton, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { TagDot } from '@/domain/tags/tag-chip.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useTagChanges } from '../hooks/use-tag-changes.ts';
import { useTagScope } from '../tags-view.ts';
import type { TagsView } from '../tags-view.ts';
import { ColorChoice } from './color-choice.tsx';
import { TagRelated } from './tag-related.tsx';

const TagForm = lazy(async () => ({ default: (await import('./tag-form.tsx')).TagForm }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

/** A tag's details, content and actions. */
export function TagDetails({
  id,
  view,
  onClose,
  onMerged,
}: {
  id: string;
  view: TagsView;
  onClose: () => void;
  /** Called with the ID of the tag it was merged into. */
  onMerged: (id: string) => void;
}) {
  const { t } = useTranslation(['tags', 'common']);
  const scope = useTagScope(view);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getTag, { params: { id }, query: scope }),
    staleTime: 0,
  });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Box pos="relative" p={20} onKeyDown={closeOnEscape}>
      <CloseButton
        pos="absolute"
        top={14}
        style={{ insetInlineEnd: 14 }}
        aria-label={t('common:close')}
        onClick={onClose}
      />
      {error && !data && <ErrorState message={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton height={28} width="60%" mb={20} />
          <Skeleton height={32} mb={20} />
          <Skeleton height={120} />
        </LoadingState>
      )}
      {data && (
        <>
          <TagSummary tag={data} onClose={onClose} onMerged={onMerged} />
          <TagRelated tag={data} scope={scope} everywhere={scope.language === undefined} />
        </>
      )}
    </Box>
  );
}

function TagSummary({
  tag,
  onClose,
  onMerged,
}: {
  tag: Tag;
  onClose: () => void;
  onMerged: (id: string) => void;
}) {
  const { t } = useTranslation(['tags', 'common']);
  const { setColor, remove, isBusy } = useTagChanges();
  const [dialog, setDialog] = useState<'name' | 'merge'>();
  const buttonProps = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <>
      <Title order={2} pe={36} style={{ overflowWrap: 'anywhere' }}>
        <TagDot color={tag.color} /> <bdi>{tag.name}</bdi>
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {tag.last_used === null ? (
          t('never_used')
        ) : (
          <>
            {t('last_used')} <RelativeTime value={tag.last_used} />
          </>
        )}
      </Text>
      <ColorChoice value={tag.color} onChange={(color) => void setColor(tag, color)} />
      <Group gap="xs" mt="md">
        <Button
          {...buttonProps}
          leftSection={<IconPencil size={16} stroke={1.6} />}
          onClick={() => setDialog('name')}
        >
          {t('rename.open')}
        </Button>
        <Button
          {...buttonProps}
          leftSection={<IconArrowMerge size={16} stroke={1.6} />}
          onClick={() => setDialog('merge')}
        >
          {t('merge.open')}
        </Button>
        <Button
          {...buttonProps}
          color="red"
          disabled={isBusy}
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={() => void remove(tag).then((done) => done && onClose())}
        >
          {t('common:delete')}
        </Button>
      </Group>
      <Suspense fallback={null}>
        {dialog === 'name' && (
          <TagForm
            tag={tag}
            onClose={() => setDialog(undefined)}
            onDone={({ id }) => id !== tag.id && onMerged(id)}
          />
        )}
        {dialog === 'merge' && (
          <MergeDialog tag={tag} onClose={() => setDialog(undefined)} onDone={onMerged} />
        )}
      </Suspense>
    </>
  );
}
