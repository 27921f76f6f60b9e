import { getStorage } from '@glossa/contract/storage';
import type { StorageUse } from '@glossa/contract/storage';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { Meter } from '@/ui/data/meter.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How much storage the user's files take up. */
export function StorageSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery({ ...endpointQuery(getStorage, {}), staleTime: 0 });
  return (
    <SettingsSection title={t('storage.title')} help={t('storage.help')}>
      {data ? (
        <StorageMeter use={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <Skeleton height={60} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

function StorageMeter({ use: { used, reserved, limit, kinds } }: { use: StorageUse }) {
  const { t } = useTranslation('settings');
  const size = useFileSize();
  const total = used + reserved;
  const shownKinds = kinds.filter(({ bytes }) => bytes > 0);
  return (
    <>
      <Meter
        label={t('storage.used')}
        value={
          limit === null
            ? t('storage.unlimited', { used: size(total) })
            : t('storage.of', { used: size(total), limit: size(limit) })
        }
        share={limit === null ? undefined : total / Math.max(1, limit)}
      />
      <Facts className="tabular" mt="sm">
        {shownKinds.map(({ kind, bytes }) => (
          <span key={kind}>{t('storage.part', { kind: t(`storage.kinds.${kind}`), size: size(bytes) })}</span>
        ))}
        {reserved > 0 && (
          <span>{t('storage.part', { kind: t('storage.uploading'), size: size(reserved) })}</span>
        )}
      </Facts>
      {limit !== null && total >= limit && (
        <Text size="sm" mt="sm" role="status">
          {t('storage.full')}
        </Text>
      )}
      {limit !== null && (
        <Anchor component={Link} to="/subscription/upgrade" size="sm" mt="sm" display="inline-block">
          {t('storage.plans')}
        </Anchor>
      )}
    </>
  );
}
