import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { MenuGroup } from '@/lib/menus/menu-panel.tsx';
import { MenuSwitch } from '@/lib/menus/menu-controls.tsx';
import { useOfflineText } from './use-offline-text.ts';

/** A menu switch that saves a text on this device. */
export const OfflineSwitch = (props: { id: string }) => (
  <Suspense fallback={null}>
    <Switch {...props} />
  </Suspense>
);

function Switch({ id }: { id: string }) {
  const { t } = useTranslation('offline');
  const { isPinned, isBusy, save, remove } = useOfflineText(id, {
    saved: t('keep.kept'),
    removed: t('keep.removed'),
  });
  if (isPinned === undefined) return null;
  return (
    <MenuGroup title={t('device.title')}>
      <MenuSwitch
        label={t('keep.keep')}
        help={t('keep.help')}
        value={isPinned !== isBusy}
        onChange={(isOn) => (isOn ? save() : remove())}
      />
    </MenuGroup>
  );
}
