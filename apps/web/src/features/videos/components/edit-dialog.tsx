import { updateVideo } from '@glossa/contract/video-upload';
import type { VideoCard } from '@glossa/contract/videos';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ContentDialog } from '@/domain/content/edit/content-dialog.tsx';
import { useSaveOutcome } from '@/domain/content/edit/use-save-outcome.ts';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { TagsField } from '@/domain/tags/tags-input.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { libraryLists } from '../shelves.ts';

/** Edits a video's details. */
export function EditDialog({ video, onClose }: { video: VideoCard; onClose: () => void }) {
  const { t } = useTranslation('videos');
  const form = useContractForm(updateVideo.body, {
    title: video.title,
    description: video.description,
    author: video.author,
    difficulty_level: video.difficulty_level,
    tags: video.tags.map(({ name }) => name),
  });
  const { values, set, field, errors } = form;
  const outcome = useSaveOutcome(form, { saved: t('edit.saved'), failed: t('edit.failed') }, onClose);
  const save = useEndpointMutation(updateVideo, { ...outcome.options, invalidates: libraryLists });
  return (
    <ContentDialog
      title={t('edit.title')}
      failure={outcome.failure}
      isSaving={save.isPending}
      onSubmit={form.submit((body) => {
        outcome.start();
        save.mutate({ params: { id: video.id }, body });
      })}
      onClose={onClose}
    >
      <TextInput
        {...field('title')}
        label={t('fields.title')}
        maxLength={300}
        required
        autoComplete="off"
        data-autofocus
      />
      <Textarea
        {...field('description')}
        label={t('fields.description')}
        maxLength={5000}
        autosize
        minRows={2}
        maxRows={8}
      />
      <TextInput {...field('author')} label={t('fields.author')} maxLength={200} autoComplete="off" />
      <DifficultyField value={values.difficulty_level} onChange={(level) => set('difficulty_level', level)} />
      <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
    </ContentDialog>
  );
}
