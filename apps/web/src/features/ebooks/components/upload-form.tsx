import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import { ebookKinds } from '@glossa/contract/ebooks';
import type { createEbook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { FileField } from '@/lib/files/file-field.tsx';
import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { CategoryField } from '@/domain/content/edit/content-fields.tsx';
import { PriceFields, SaleSettings } from '@/domain/content/edit/price-fields.tsx';
import { TierField } from '@/domain/content/edit/tier-field.tsx';
import { UploadFrame } from '@/domain/content/upload/upload-frame.tsx';
import { TagsField } from '@/domain/tags/tags-input.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { bookTypes } from '../book-files.ts';
import type { UploadForm as State } from '../hooks/use-upload-form.ts';
import { BookPreview } from './book-preview.tsx';
import { CoverField } from './cover-field.tsx';
import { TracksEditor } from './tracks-editor.tsx';

/** The form for a new ebook. `failure` is the error of the last attempt. */
export function UploadForm({
  state,
  failure,
  onSubmit,
  onClear,
}: {
  state: State;
  failure: string | undefined;
  onSubmit: (input: CallInput<typeof createEbook>) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['ebooks', 'videos']);
  const languages = useLanguageOptions();
  const { form, files, fileErrors, preview } = state;
  const { values, errors, set, field } = form;
  const isAudio = values.type === 'audio';
  return (
    <UploadFrame
      failure={failure}
      errors={{ ...errors, ...fileErrors }}
      submit={{ label: t(isAudio ? 'upload.submit_audio' : 'upload.submit') }}
      secondary={state.dirty ? { label: t('videos:upload.clear'), onClick: onClear } : undefined}
      shortcutGroup={t('videos:keys.upload_group')}
      onSubmit={state.submit(onSubmit)}
      onFiles={state.drop}
      side={
        <>
          <CoverField
            ebook={{ ...values, cover: null }}
            file={files.cover}
            error={fileErrors.cover}
            onChange={state.chooseCover}
          />
          <NativeSelect
            label={t('fields.language')}
            data={languages}
            value={values.language}
            error={errors.language}
            onChange={({ currentTarget }) => set('language', currentTarget.value)}
            required
          />
          <DifficultyField value={values.difficulty} onChange={(level) => set('difficulty', level)} />
          <CategoryField
            value={values.category}
            error={errors.category}
            onChange={(category) => set('category', contentCategories.find((one) => one === category) ?? '')}
          />
          <SaleSettings>
            <PriceFields
              form={form}
              price={{
                text: values.price,
                currency: values.currency,
                setText: (text) => set('price', text.replace(',', '.')),
                setCurrency: (currency) => set('currency', currency),
              }}
              error={errors.price}
              hasTier={values.tier !== ''}
            >
              <TierField
                value={values.tier}
                type={isAudio ? 'other' : 'ebook'}
                onChange={(id) => set('tier', id)}
              />
            </PriceFields>
          </SaleSettings>
        </>
      }
    >
      <Segmented
        aria-label={t('kind.label')}
        fullWidth
        value={values.type}
        onChange={(type) => set('type', type)}
        data={ebookKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {isAudio && <TracksEditor tracks={state.tracks} error={fileErrors.tracks} onChange={state.setTracks} />}
      <FileField
        label={t(isAudio ? 'upload.text_file' : 'upload.file')}
        accept={bookTypes}
        file={files.file}
        error={fileErrors.file}
        onChange={state.chooseFile}
      >
        {t(isAudio ? 'upload.text_help' : 'upload.file_help')}
      </FileField>
      <TextInput {...field('title')} label={t('fields.title')} maxLength={300} required autoComplete="off" />
      <TextInput
        {...field('author')}
        label={t('fields.author')}
        maxLength={200}
        required
        autoComplete="off"
      />
      <Textarea
        {...field('description')}
        label={t('fields.description')}
        maxLength={5000}
        autosize
        minRows={3}
        maxRows={10}
        required
      />
      <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
      {files.file && <BookPreview text={preview} language={values.language} />}
    </UploadFrame>
  );
}
