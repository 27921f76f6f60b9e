import { Menu } from '@mantine/core';
import { IconDeviceFloppy, IconDeviceMobileX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useOfflineText } from './use-offline-text.ts';

/** A menu item that saves a text on this device, or removes it. */
export const OfflineMenuItem = (props: { id: string; allowsOffline: boolean }) => (
  <Suspense fallback={null}>
    <Item {...props} />
  </Suspense>
);

function Item({ id, allowsOffline }: { id: string; allowsOffline: boolean }) {
  const { t } = useTranslation('offline');
  const { isPinned, save, remove } = useOfflineText(id, {
    saved: t('keep.kept'),
    removed: t('keep.removed'),
  });
  if (isPinned) {
    return (
      <Menu.Item leftSection={<IconDeviceMobileX size={16} stroke={1.6} />} onClick={remove}>
        {t('keep.remove')}
      </Menu.Item>
    );
  }
  return (
    allowsOffline && (
      <Menu.Item leftSection={<IconDeviceFloppy size={16} stroke={1.6} />} onClick={save}>
        {t('keep.keep')}
      </Menu.Item>
    )
  );
}
