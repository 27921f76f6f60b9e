import { Drawer, Modal } from '@mantine/core';
import type { DrawerProps, ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFocusBack } from './use-focus-back.ts';

/** A window over the page, open for as long as it is drawn. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('common');
  useFocusBack();
  return <Modal {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />;
}

/** A panel that lies over one side of the page, the end side unless told; open for as long as it is drawn. */
export function SidePanel(props: Omit<DrawerProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('common');
  useFocusBack();
  return <Drawer position="right" {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />;
}
