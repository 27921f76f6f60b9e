import { Alert, Stack, Textarea, TextInput } from '@mantine/core';
import { updateVideo } from '@glossa/contract/video-upload';
import type { VideoCard } from '@glossa/contract/videos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { TagsField } from '@/domain/tags/tags-field.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { libraryLists } from '../shelves.ts';

/** Edits the details of a video. */
export function EditDialog({ video, onClose }: { video: VideoCard; onClose: () => void }) {
  const { t } = useTranslation('videos');
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(updateVideo.body, {
    title: video.title,
    description: video.description,
    author: video.author,
    difficulty_level: video.difficulty_level,
    tags: video.tags.map(({ name }) => name),
  });
  const { values, set, field, errors } = form;
  const save = useEndpointMutation(updateVideo, {
    meta: { quiet: true },
    invalidates: libraryLists,
    onSuccess: () => {
      toast.success(t('edit.saved'));
      onClose();
    },
    onError: (error) => {
      if (!form.takeErrors(error)) setFailure(failureText(error, t('edit.failed')));
    },
  });
  return (
    <Dialog title={t('edit.title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.submit((body) => {
          setFailure(undefined);
          save.mutate({ params: { id: video.id }, body });
        })}
      >
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
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
          <DifficultyField
            value={values.difficulty_level}
            onChange={(level) => set('difficulty_level', level)}
          />
          <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
          <SaveButtons isSaving={save.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
