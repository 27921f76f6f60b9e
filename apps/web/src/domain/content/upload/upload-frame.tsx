import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFirstError } from '@/lib/forms/use-first-error.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { WithAside } from '@/ui/layout/with-aside.tsx';

type Submit = (event: { preventDefault: () => void }) => void;

const noErrors = {};

/**
 * An upload form: main fields (`children`), `side` fields, and the error from the last attempt (`failure`).
 */
export function UploadFrame({
  failure,
  errors = noErrors,
  side,
  submit: { label, Icon: SubmitIcon = IconUpload, disabled = false, loading = false },
  secondary,
  shortcutGroup,
  onSubmit,
  onFiles,
  children,
}: {
  failure: string | undefined;
  /** Messages by field. After a rejected submit, the first of these fields is focused. */
  errors?: object;
  side: ReactNode;
  submit: { label: string; Icon?: Icon; disabled?: boolean; loading?: boolean };
  /** The secondary button, next to the submit button. */
  secondary: { label: string; onClick: () => void } | undefined;
  /** The group of the submit shortcut in the shortcut sheet. */
  shortcutGroup?: string;
  onSubmit: Submit;
  /** Receives files that are dropped on the form. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
}) {
  const { form, pressed } = useFirstError(errors);
  const { dropping, handlers } = useFileDrop((files) => onFiles?.(files));
  const submit: Submit = (event) => {
    pressed();
    onSubmit(event);
  };
  useShortcuts(
    shortcutGroup === undefined
      ? []
      : [{ keys: ['mod+Enter'], label, group: shortcutGroup, run: (event) => !disabled && submit(event) }],
  );
  return (
    <form
      ref={form}
      data-dropping={dropping || undefined}
      onSubmit={submit}
      noValidate
      {...(onFiles ? handlers : {})}
    >
      <WithAside
        aside={<Stack gap="md">{side}</Stack>}
        actions={
          <Group gap="xs">
            <Button
              type="submit"
              loading={loading}
              disabled={disabled}
              leftSection={<SubmitIcon size={16} stroke={1.8} />}
            >
              {label}
            </Button>
            {secondary && (
              <Button variant="subtle" color="gray" onClick={secondary.onClick}>
                {secondary.label}
              </Button>
            )}
          </Group>
        }
      >
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          {children}
        </Stack>
      </WithAside>
    </form>
  );
}
