import { Menu } from '@mantine/core';
import { IconDeviceFloppy, IconDeviceMobileX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useOfflineText } from './use-offline-text.ts';

/** A menu item that saves a text on this device, or removes it. */
export const KeepItem = (props: { id: string; mayKeep: boolean }) => (
  <Suspense fallback={null}>
    <Item {...props} />
  </Suspense>
);

function Item({ id, mayKeep }: { id: string; mayKeep: boolean }) {
  const { t } = useTranslation('offline');
  const { isPinned, keep, remove } = useOfflineText(id, { kept: t('keep.kept'), removed: t('keep.removed') });
  if (isPinned) {
    return (
      <Menu.Item leftSection={<IconDeviceMobileX size={16} stroke={1.6} />} onClick={remove}>
        {t('keep.remove')}
      </Menu.Item>
    );
  }
  return (
    mayKeep && (
      <Menu.Item leftSection={<IconDeviceFloppy size={16} stroke={1.6} />} onClick={keep}>
        {t('keep.keep')}
      </Menu.Item>
    )
  );
}
