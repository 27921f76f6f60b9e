import { forgetDevice, listKnownDevices } from '@glossa/contract/sessions';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ItemList } from '@/ui/data/item-list.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { DeviceItem } from './device-item.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The devices that have signed in to the account. Each except the current one can be forgotten. */
export function KnownDevicesSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listKnownDevices, {}));
  const forget = useEndpointMutation(forgetDevice, {
    invalidates: [listKnownDevices],
    meta: { success: t('known_devices.forgotten') },
  });
  if (data?.results.length === 0) return null;
  return (
    <SettingsSection title={t('known_devices.title')} help={t('known_devices.help')}>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={72} />
        </LoadingState>
      ) : (
        <ItemList>
          {data.results.map((device) => (
            <DeviceItem
              key={device.id}
              device={device}
              time={
                <>
                  {t('known_devices.last_active')} <RelativeTime value={device.last_used_at} />
                </>
              }
              action={t('known_devices.forget')}
              isPending={forget.isPending && forget.variables.params.id === device.id}
              onAction={() => forget.mutate({ params: { id: device.id } })}
            />
          ))}
        </ItemList>
      )}
    </SettingsSection>
  );
}
