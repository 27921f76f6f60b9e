import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { confirmStore } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** The dialog that `confirm()` opens; rendered once in the app. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const question = useStore(confirmStore, (state) => state.question);
  if (!question) return null;
  return (
    <Dialog onClose={() => question.answer(false)} title={question.title} centered>
      <Text mb="lg">{question.message}</Text>
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
