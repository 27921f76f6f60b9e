import { Button, Group } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { confirmStore } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** The dialog that `confirm()` opens; rendered once in the app. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read);
  if (!question) return null;
  return (
    <Dialog onClose={() => question.answer(false)} title={question.title} centered>
      <p style={{ marginBlock: '0 24px' }}>{question.message}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => question.answer(false)} data-autofocus>
          {question.dismiss ?? t('cancel')}
        </Button>
        <Button color={question.danger ? 'red' : 'ink'} onClick={() => question.answer(true)}>
          {question.action}
        </Button>
      </Group>
    </Dialog>
  );
}
