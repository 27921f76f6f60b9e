import { Alert, Input, Stack } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';

/** A dialog for editing the details of content; `failure` is the error from the last attempt. */
export function ContentDialog({
  title,
  size = 'md',
  failure,
  isSaving,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  size?: 'md' | 'lg';
  failure: string | undefined;
  isSaving: boolean;
  onSubmit: (event: { preventDefault: () => void }) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          {children}
          <SaveButtons isSaving={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Selects whether content is published. */
export function StatusField<Status extends string>({
  value,
  choices,
  help,
  onChange,
}: {
  value: Status;
  choices: readonly { value: Status; label: string }[];
  help?: string | undefined;
  onChange: (status: Status) => void;
}) {
  const { t } = useTranslation('catalogue');
  const label = useId();
  return (
    <Input.Wrapper
      size="md"
      label={t('columns.status')}
      labelElement="div"
      labelProps={{ id: label }}
      description={help}
    >
      <Segmented fullWidth aria-labelledby={label} data={[...choices]} value={value} onChange={onChange} />
    </Input.Wrapper>
  );
}
