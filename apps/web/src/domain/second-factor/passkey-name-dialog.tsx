import { renamePasskey } from '@glossa/contract/second-factor';
import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({
  title,
  action,
  name,
  isPending,
  onSubmit,
  onClose,
}: {
  title: string;
  /** Label of the confirming button. */
  action: string;
  name: string;
  isPending: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const form = useContractForm(renamePasskey.body, { name });
  return (
    <Dialog title={title} onClose={onClose} size="sm">
      <form onSubmit={form.submit((body) => onSubmit(body.name))} noValidate>
        <Stack gap="md">
          <TextInput
            {...form.field('name')}
            label={t('passkeys.name')}
            description={t('passkeys.name_help')}
            maxLength={100}
            autoComplete="off"
            data-autofocus
          />
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
