import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { confirm } from '@/ui/overlays/confirm.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import type { useFailure } from '../hooks/use-failure.ts';
import { FailureNote } from './failure-note.tsx';

/** A dialog for editing one entry; asks before discarding changes. */
export function EditFrame({
  title,
  dirty,
  isSaving,
  failure,
  onReload,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  dirty: boolean;
  isSaving: boolean;
  failure: ReturnType<typeof useFailure>;
  onReload?: () => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const close = () => {
    if (!dirty) return onClose();
    const question = {
      title: t('leave.title'),
      message: t('leave.message'),
      action: t('leave.action'),
      danger: true,
    };
    void confirm(question).then((leave) => leave && onClose());
  };
  return (
    <Dialog title={title} size="lg" onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          failure.clear();
          onSubmit();
        }}
      >
        <Stack gap="md">
          <FailureNote failure={failure} onReload={onReload} />
          {children}
          <SaveButtons isSaving={isSaving} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  );
}
