import { getAccountArchives, exportAccount } from '@glossa/contract/account-archive';
import type { AccountExport } from '@glossa/contract/account-archive';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText, errorCodeText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { isUnfinished } from '@/domain/tasks/use-task.ts';
import { Card } from '@/ui/layout/card.tsx';
import { DataImport } from './data-import.tsx';
import { SettingsSection } from './settings-section.tsx';
import { ArchiveTask } from './archive-task.tsx';

/** Exports and imports the whole account as one archive. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const { account_type: type } = useUser();
  const { data, error, refetch } = useQuery({ ...endpointQuery(getAccountArchives, {}), staleTime: 0 });
  const refresh = () => void refetch();
  const placeholder = error ? (
    <ErrorState message={errorText(error)} onRetry={refresh} />
  ) : (
    <LoadingState>
      <Skeleton height={60} />
    </LoadingState>
  );
  return (
    <>
      <SettingsSection title={t('data.export_title')} help={t('data.export_help')}>
        {data ? <DataExport last={data.export} onChange={refresh} /> : placeholder}
      </SettingsSection>
      {type === 'learner' && (
        <SettingsSection title={t('data.import_title')} help={t('data.import_help')}>
          {data ? (
            <DataImport last={data.import} maxBytes={data.file_bytes} onChange={refresh} />
          ) : (
            placeholder
          )}
        </SettingsSection>
      )}
    </>
  );
}

/** Exports the account, and offers the latest archive for download. */
function DataExport({ last, onChange }: { last: AccountExport | null; onChange: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const size = useFileSize();
  const startExport = useEndpointMutation(exportAccount, { invalidates: [getAccountArchives] });
  if (last?.task && isUnfinished(last.task))
    return <ArchiveTask task={last.task} title={t('data.packing')} onEnd={onChange} />;
  return (
    <>
      {last?.url && (
        <Card>
          <Text fw={500}>{t('data.archive_of', { date: format.dateTime(new Date(last.created_at)) })}</Text>
          <Text size="sm" c="dimmed" mt={2}>
            {size(last.bytes ?? 0)}
            {last.available_until &&
              ` · ${t('data.until', { date: format.date(new Date(last.available_until)) })}`}
          </Text>
          <Button mt="sm" component="a" href={last.url} download>
            {t('data.download')}
          </Button>
        </Card>
      )}
      {last?.task?.status === 'FAILURE' && (
        <Text c="var(--glossa-danger)" mt="xs" role="alert">
          {t('data.export_failed')} {errorCodeText(last.task.message ?? 'unknown_error')}
        </Text>
      )}
      <Button
        mt="sm"
        variant="default"
        loading={startExport.isPending}
        onClick={() => startExport.mutate({})}
      >
        {last?.url ? t('data.export_again') : t('data.export')}
      </Button>
    </>
  );
}
