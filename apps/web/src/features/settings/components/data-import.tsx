import {
  discardAccountImport,
  getAccountArchives,
  startAccountImport,
} from '@glossa/contract/account-archive';
import type { AccountImport } from '@glossa/contract/account-archive';
import { retryTask } from '@glossa/contract/task-lists';
import { Box, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { isUnfinished } from '@/domain/tasks/use-task.ts';
import { Card } from '@/ui/layout/card.tsx';
import { ArchiveUpload } from './archive-upload.tsx';
import { ArchiveTask } from './archive-task.tsx';

/** Imports an archive in steps: upload, preview, import, result. */
export function DataImport({
  last,
  maxBytes,
  onChange,
}: {
  last: AccountImport | null;
  maxBytes: number;
  onChange: () => void;
}) {
  const { t } = useTranslation('settings');
  if (!last) return <ArchiveUpload maxBytes={maxBytes} />;
  if (last.task === null) return <ImportPreview archive={last} />;
  if (isUnfinished(last.task))
    return <ArchiveTask task={last.task} title={t('data.taking_over')} onEnd={onChange} />;
  return (
    <>
      <ImportResult archive={last} />
      <Box mt="sm">
        <ArchiveUpload maxBytes={maxBytes} />
      </Box>
    </>
  );
}

/** An archive's contents before it is imported. */
function ImportPreview({ archive }: { archive: AccountImport }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const size = useFileSize();
  const { id, file_name: name, made_at: madeAt, bytes, counts } = archive;
  const invalidates = [getAccountArchives];
  const start = useEndpointMutation(startAccountImport, { invalidates });
  const discard = useEndpointMutation(discardAccountImport, { invalidates });
  return (
    <Card>
      <Text fw={500}>
        <bdi>{name}</bdi>
      </Text>
      <Text size="sm" c="dimmed" mt={2}>
        {t('data.made', { date: format.dateTime(new Date(madeAt)) })} · {size(bytes)}
      </Text>
      <ArchiveCounts counts={counts} />
      <Text size="sm" c="dimmed" mt={2}>
        {t('data.what_happens')}
      </Text>
      <Group gap="xs" mt="sm">
        <Button loading={start.isPending} onClick={() => start.mutate({ params: { id } })}>
          {t('data.start')}
        </Button>
        <Button
          variant="default"
          loading={discard.isPending}
          onClick={() => discard.mutate({ params: { id } })}
        >
          {t('data.discard')}
        </Button>
      </Group>
    </Card>
  );
}

/** The result of the last import. */
function ImportResult({ archive: { file_name: name, task, added } }: { archive: AccountImport }) {
  const { t } = useTranslation('settings');
  const retry = useEndpointMutation(retryTask, { invalidates: [getAccountArchives] });
  if (task?.status === 'SUCCESS') {
    return (
      <Card>
        <Text fw={500} role="status">
          {t('data.taken_over', { name })}
        </Text>
        <ArchiveCounts counts={added} />
      </Card>
    );
  }
  const isCanceled = task?.status === 'REVOKED';
  return (
    <Card>
      <Text fw={500}>
        <bdi>{name}</bdi>
      </Text>
      <Text c="var(--glossa-danger)" mt="xs" role="alert">
        {isCanceled ? t('data.cancelled') : errorCodeText(task?.message ?? 'unknown_error')}
      </Text>
      {task?.can_retry && (
        <Button
          mt="sm"
          variant="default"
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id: task.id } })}
        >
          {t('data.try_again')}
        </Button>
      )}
    </Card>
  );
}

/** The counts in an archive that matter to users. */
const archiveKinds = ['texts', 'videos', 'words', 'annotations', 'reviews', 'tags', 'saved_items'] as const;

/** Returns an archive's counts that aren't zero. */
function ArchiveCounts({ counts }: { counts: Record<string, number> }) {
  const { t } = useTranslation('settings');
  const nonzero = archiveKinds.filter((kind) => (counts[kind] ?? 0) > 0);
  return (
    <Group component="ul" gap="4px 20px" my="sm">
      {nonzero.map((kind) => (
        <li key={kind}>{t(`data.counts.${kind}`, { count: counts[kind] ?? 0 })}</li>
      ))}
      {nonzero.length === 0 && <li>{t('data.nothing')}</li>}
    </Group>
  );
}
