import { deleteLearner } from '@glossa/contract/learners';
import type { ListedLearner } from '@glossa/contract/learners';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import classes from './delete-dialog.module.css';
import { useLearnerActions } from '../hooks/use-learner-actions.ts';

/**
 * Confirms a permanent deletion: lists what is deleted and what remains, and requires typing the name or the number of
 * learners.
 */
export function DeleteDialog({
  learners,
  onClose,
  onDone,
}: {
  learners: readonly ListedLearner[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['learners', 'common']);
  const { bulk, refresh } = useLearnerActions();
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const [first, ...others] = learners;
  if (!first) return null;
  const isOne = others.length === 0;
  const confirmation = isOne ? first.username : String(learners.length);
  const isConfirmed = typed.trim().toLowerCase() === confirmation.toLowerCase();
  const deleteOne = async (id: string): Promise<boolean> => {
    try {
      await call(deleteLearner, { params: { id } });
      toast.success(t('deleted'));
      return true;
    } catch (error) {
      toast.error(t('error_deleting', { message: errorText(error) }));
      return false;
    } finally {
      refresh();
    }
  };
  const submit = async () => {
    if (!isConfirmed || isDeleting) return;
    setDeleting(true);
    const succeeded = isOne
      ? await deleteOne(first.id)
      : await bulk(
          'delete',
          learners.map(({ id }) => id),
        );
    setDeleting(false);
    onClose();
    if (succeeded) onDone();
  };
  return (
    <Dialog
      title={
        isOne ? t('delete.title', { name: first.username }) : t('bulk.delete', { count: learners.length })
      }
      onClose={onClose}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Stack component="ul" gap="xs" ps={18} className={`bulleted ${classes.effects}`}>
            <li data-effect="deleted">{t('delete.goes')}</li>
            <li>{t('delete.stays')}</li>
            <li>{t('delete.instead')}</li>
          </Stack>
          <TextInput
            label={
              <Trans
                t={t}
                i18nKey="delete.type"
                values={{ word: confirmation }}
                components={{ strong: <strong dir="auto" /> }}
              />
            }
            aria-label={t('delete.type_plain', { word: confirmation })}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color="red" disabled={!isConfirmed} loading={isDeleting}>
              {t('actions.delete')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
