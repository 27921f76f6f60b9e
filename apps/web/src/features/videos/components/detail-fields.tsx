import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { videoQualities } from '@glossa/contract/video-upload';
import type { VideoQuality } from '@glossa/contract/video-upload';
import { useTranslation } from 'react-i18next';

import { CategoryField } from '@/domain/content/edit/content-fields.tsx';
import { FileField } from '@/lib/files/file-field.tsx';
import type { UploadForm } from '../hooks/use-upload-form.ts';
import { imageTypes } from '../model/video-files.ts';

const qualityNames = Object.keys(videoQualities) as VideoQuality[];

/** Further details of a new video. `required` is true for shop content. */
export function DetailFields({ state, required }: { state: UploadForm; required: boolean }) {
  const { t } = useTranslation('videos');
  const { form, choose, limits } = state;
  const { values, errors, field, set } = form;
  const qualities = limits?.qualities ?? qualityNames;
  return (
    <Stack gap="md">
      <Textarea
        {...field('description')}
        label={t('fields.description')}
        maxLength={5000}
        autosize
        minRows={2}
        maxRows={8}
        required={required}
      />
      <TextInput
        {...field('author')}
        label={t('fields.author')}
        maxLength={200}
        autoComplete="off"
        required={required}
      />
      <CategoryField
        value={values.category}
        error={errors.category}
        required={required}
        onChange={(category) => set('category', category)}
      />
      {values.way === 'file' && (
        <NativeSelect
          label={t('fields.quality')}
          data={qualities.map((value) => ({ value, label: t(`quality.${value}`) }))}
          value={qualities.includes(values.quality) ? values.quality : qualities.at(-1)}
          onChange={({ currentTarget }) =>
            set('quality', qualityNames.find((name) => name === currentTarget.value) ?? '1080p')
          }
        />
      )}
      <FileField
        label={t('upload.picture')}
        accept={imageTypes}
        file={values.thumbnail}
        error={errors.thumbnail}
        onChange={choose.thumbnail}
      >
        {t('upload.picture_help')}
      </FileField>
    </Stack>
  );
}
