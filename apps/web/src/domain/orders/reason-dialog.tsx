import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';

import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Asks for the reason for a change to an order; `field` contains the props that bind the input to the form. */
export function ReasonDialog({
  title,
  message,
  field,
  cancel,
  confirm,
  isPending,
  onSubmit,
  onClose,
}: {
  title: string;
  message: string;
  field: ComponentProps<typeof Textarea>;
  /** Labels of the two buttons. */
  cancel: string;
  confirm: string;
  isPending: boolean;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose} centered>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <p>{message}</p>
          <Textarea autosize minRows={3} maxLength={1000} required data-autofocus {...field} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
