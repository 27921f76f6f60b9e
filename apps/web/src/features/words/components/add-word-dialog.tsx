import { getVocabulary } from '@glossa/contract/word-lists';
import { addOrUpdateWord } from '@glossa/contract/words';
import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { levels } from '../word-levels.ts';
import { LevelSelect } from './level-select.tsx';

/** A dialog for adding a word or phrase. */
export function AddWordDialog({
  language,
  onClose,
  onAdded,
}: {
  language: string;
  onClose: () => void;
  onAdded: () => void;
}) {
  const { t } = useTranslation('words');
  const form = useContractForm(addOrUpdateWord.body, {
    text: '',
    translation: '',
    language,
    knowledge_level: 1,
  });
  const add = useEndpointMutation(addOrUpdateWord, {
    invalidates: [getVocabulary],
    onError: form.showFieldErrors,
    onSuccess: ({ word }) => {
      toast.success(t('add.done', { word: word.text }));
      onAdded();
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t('add.title')}>
      <form noValidate onSubmit={form.submit((body) => add.mutate({ body: { ...body, language } }))}>
        <Stack gap="md">
          <TextInput
            {...form.field('text')}
            label={t('fields.word')}
            description={t('add.help')}
            lang={language}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            data-autofocus
          />
          <TextInput
            {...form.field('translation')}
            label={t('fields.translation')}
            maxLength={2000}
            autoComplete="off"
          />
          <LevelSelect
            label={t('fields.level')}
            width="full"
            choices={levels}
            value={levels[form.values.knowledge_level] ?? 'new'}
            onChange={(level) => form.set('knowledge_level', levels.indexOf(level))}
          />
          <Button type="submit" loading={add.isPending}>
            {t('add.action')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
