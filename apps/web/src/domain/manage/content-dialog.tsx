import { Alert, Input, Stack } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';

/** A dialog that edits content; `failure` is the error of the last attempt. */
export function ContentDialog<Status extends string>({
  title,
  failure,
  isSaving,
  status,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  failure: string | undefined;
  isSaving: boolean;
  /** The statuses to choose from; undefined if the status cannot be changed now. */
  status:
    | {
        value: Status;
        choices: readonly { value: Status; label: string }[];
        help?: string | undefined;
        onChange: (status: Status) => void;
      }
    | undefined;
  onSubmit: (event: { preventDefault: () => void }) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  const statusLabel = useId();
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          {children}
          {status && (
            <Input.Wrapper
              size="md"
              label={t('columns.status')}
              labelElement="div"
              labelProps={{ id: statusLabel }}
              description={status.help}
            >
              <Segmented
                fullWidth
                aria-labelledby={statusLabel}
                data={[...status.choices]}
                value={status.value}
                onChange={status.onChange}
              />
            </Input.Wrapper>
          )}
          <SaveButtons isSaving={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
