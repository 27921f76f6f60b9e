import { Drawer, Modal } from '@mantine/core';
import type { DrawerProps, ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useRestoreFocus } from '../hooks/use-restore-focus.ts';

/** A modal dialog, open while it is rendered. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('common');
  useRestoreFocus();
  return <Modal {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />;
}

/** A drawer, open while it is rendered; at the end side by default. */
export function SidePanel(props: Omit<DrawerProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation('common');
  useRestoreFocus();
  return <Drawer position="right" {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />;
}
