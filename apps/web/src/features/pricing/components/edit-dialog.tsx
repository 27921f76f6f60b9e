import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { confirm } from '@/ui/overlays/confirm.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import type { useSaveError } from './save-error.tsx';
import { SaveErrorAlert } from './save-error.tsx';

/** A dialog for editing one entry; asks before discarding changes. */
export function EditDialog({
  title,
  isDirty,
  isSaving,
  saveError,
  onReload,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  isDirty: boolean;
  isSaving: boolean;
  saveError: ReturnType<typeof useSaveError>;
  onReload?: () => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const close = () => {
    if (!isDirty) return onClose();
    const question = {
      title: t('leave.title'),
      message: t('leave.message'),
      action: t('leave.action'),
      danger: true,
    };
    void confirm(question).then((isConfirmed) => isConfirmed && onClose());
  };
  return (
    <Dialog title={title} size="lg" onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveError.clear();
          onSubmit();
        }}
      >
        <Stack gap="md">
          <SaveErrorAlert saveError={saveError} onReload={onReload} />
          {children}
          <SaveButtons isSaving={isSaving} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  );
}
