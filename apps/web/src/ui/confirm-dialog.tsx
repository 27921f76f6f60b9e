import { Button, Group, Modal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { confirmStore } from './confirm.ts';

/** The one dialog that `confirm()` opens; stands once in the app. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read);
  if (!question) return null;
  return (
    <Modal
      opened
      onClose={() => question.answer(false)}
      title={question.title}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p style={{ marginBlock: '0 24px' }}>{question.message}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => question.answer(false)} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color={question.danger ? 'red' : 'ink'} onClick={() => question.answer(true)}>
          {question.action}
        </Button>
      </Group>
    </Modal>
  );
}
