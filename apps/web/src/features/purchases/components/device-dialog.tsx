import { listDevices, removeDevice } from '@glossa/contract/devices';
import { Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { storedDeviceId } from '@/domain/purchases/this-device.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { List } from '@/ui/layout/list.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

/** The devices with downloaded purchases. Removing a device frees its slots. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const thisDevice = storedDeviceId(useUser().id);
  const { data, error, refetch } = useQuery({ ...endpointQuery(listDevices, {}), staleTime: 0 });
  const removal = useEndpointMutation(removeDevice, { invalidates: [listDevices] });
  return (
    <Dialog title={t('devices.title')} onClose={onClose}>
      <Text c="dimmed" mb="sm">
        {t('devices.help')}
      </Text>
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows height={56} gap={8} />
      ) : data.results.length === 0 ? (
        <Text c="dimmed">{t('devices.none')}</Text>
      ) : (
        <List isDivided>
          {data.results.map(({ id, name, purchases, last_seen_at: lastSeen }) => (
            <li key={id}>
              <Group gap="sm" wrap="nowrap" py={10}>
                <Box flex={1} miw={0}>
                  <Text component="bdi" fw={600}>
                    {name}
                  </Text>{' '}
                  {id === thisDevice && (
                    <Text span size="sm" c="var(--glossa-accent)">
                      {t('devices.this')}
                    </Text>
                  )}
                  <Text size="sm" c="dimmed">
                    {t('devices.purchases', { count: purchases.length })} ·{' '}
                    {format.relative(new Date(lastSeen))}
                  </Text>
                </Box>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('devices.remove_label', { name })}
                  loading={removal.isPending && removal.variables.params.id === id}
                  onClick={() => removal.mutate({ params: { id } })}
                >
                  {t('devices.remove')}
                </Button>
              </Group>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
