import { Group } from '@mantine/core';
import { IconCloudOff, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Shows, while offline, whether a text can be read on this device. */
export function AvailabilityBadge({ isOnDevice }: { isOnDevice: boolean }) {
  const { t } = useTranslation('offline');
  const Icon = isOnDevice ? IconCircleCheck : IconCloudOff;
  return (
    <Group
      component="p"
      gap={4}
      wrap="nowrap"
      mt={4}
      fz="sm"
      c={isOnDevice ? 'var(--glossa-success)' : 'dimmed'}
    >
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {isOnDevice ? t('library.here') : t('library.not_here')}
    </Group>
  );
}
