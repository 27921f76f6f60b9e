import { Button, Group, Text, TextInput } from '@mantine/core';
import { deleteAccount, deleteAccountConfirmation } from '@glossa/contract/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account after the user has typed the confirmation sentence exactly. */
export function DeleteSection() {
  const { t } = useTranslation(['settings', 'common']);
  const { discard } = useSession();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useEndpointMutation(deleteAccount, {
    onSuccess: () => {
      toast.success(t('delete.deleted'));
      discard();
    },
  });
  const close = () => {
    setOpened(false);
    setTyped('');
  };
  return (
    <SettingsSection title={t('delete.title')} help={t('delete.help')} danger>
      <Button variant="outline" color="red" onClick={() => setOpened(true)}>
        {t('delete.open')}
      </Button>
      {opened && (
        <Dialog onClose={close} title={t('delete.confirm_title')} centered>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              remove.mutate({});
            }}
          >
            <Text mb="md">{t('delete.help')}</Text>
            <TextInput
              label={t('delete.label', { sentence: deleteAccountConfirmation })}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              dir="ltr"
              data-autofocus
            />
            <Group justify="flex-end" gap="xs" mt="lg">
              <Button variant="default" onClick={close}>
                {t('common:cancel')}
              </Button>
              <Button
                type="submit"
                color="red"
                disabled={typed !== deleteAccountConfirmation}
                loading={remove.isPending}
              >
                {t('delete.submit')}
              </Button>
            </Group>
          </form>
        </Dialog>
      )}
    </SettingsSection>
  );
}
