import { getAccountArchives } from '@glossa/contract/account-archive';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { DataExport } from './data-export.tsx';
import { DataImport } from './data-import.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Exports and imports the whole account as one archive. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const { account_type: type } = useUser();
  const { data, error, refetch } = useQuery({ ...endpointQuery(getAccountArchives, {}), staleTime: 0 });
  const again = () => void refetch();
  const waiting = error ? (
    <ErrorState message={errorText(error)} onRetry={again} />
  ) : (
    <LoadingState>
      <Skeleton height={60} />
    </LoadingState>
  );
  return (
    <>
      <SettingsSection title={t('data.export_title')} help={t('data.export_help')}>
        {data ? <DataExport last={data.export} onChange={again} /> : waiting}
      </SettingsSection>
      {type === 'learner' && (
        <SettingsSection title={t('data.import_title')} help={t('data.import_help')}>
          {data ? <DataImport last={data.import} largest={data.file_bytes} onChange={again} /> : waiting}
        </SettingsSection>
      )}
    </>
  );
}
