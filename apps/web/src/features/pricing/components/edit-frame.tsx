import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { confirm } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { useFailure } from '../hooks/use-failure.ts';
import { FailureNote } from './failure-note.tsx';

/** A dialog in which one entry is changed; it asks before what was written is lost. */
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
  const { t } = useTranslation(['pricing', 'common']);
  const close = () => {
    if (!dirty) return onClose();
    const question = {
      title: t('common:leave.title'),
      message: t('common:leave.message'),
      action: t('common:leave.action'),
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
