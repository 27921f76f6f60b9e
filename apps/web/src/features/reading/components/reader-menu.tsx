import { IconTextSize } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { MenuButton } from '@/lib/menus/menu-button.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import type { ReaderMenuPanel } from './reader-menu-panel.tsx';

const load = async () => (await import('./reader-menu-panel.tsx')).ReaderMenuPanel;
const Panel = deferred(load);

/** The menu of text settings. Changes apply immediately and are stored in the account. */
export function ReaderMenu(props: Omit<ComponentProps<typeof ReaderMenuPanel>, 'onClose'>) {
  const { t } = useTranslation('reader');
  return (
    <MenuButton
      label={t('menu.title')}
      icon={<IconTextSize size={20} stroke={1.6} />}
      onApproach={() => void load()}
    >
      {(close) => <Panel {...props} onClose={close} />}
    </MenuButton>
  );
}
