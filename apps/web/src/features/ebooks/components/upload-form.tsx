import { Alert, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import { ebookKinds } from '@glossa/contract/ebooks';
import type { createEbook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { FileField } from '@/lib/files/file-field.tsx';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFirstError } from '@/lib/forms/use-first-error.ts';
import { useAllLanguages } from '@/domain/languages/use-all-languages.ts';
import { CategoryField } from '@/domain/manage/category-field.tsx';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { TagsField } from '@/domain/tags/tags-field.tsx';
import columns from '@/ui/layout/form-columns.module.css';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { bookTypes } from '../book-files.ts';
import type { UploadForm as State } from '../hooks/use-upload-form.ts';
import { BookPreview } from './book-preview.tsx';
import { CoverField } from './cover-field.tsx';
import { SaleFields } from './sale-fields.tsx';
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
  const languages = useAllLanguages();
  const { form, files, fileErrors, preview } = state;
  const { values, errors, set, field } = form;
  const isAudio = values.type === 'audio';
  const first = useFirstError({ ...errors, ...fileErrors });
  const submit = (event: { preventDefault: () => void }) => {
    first.pressed();
    state.submit(onSubmit)(event);
  };
  useShortcuts([
    { keys: ['mod+Enter'], label: t('upload.submit'), group: t('videos:keys.upload_group'), run: submit },
  ]);
  const { dropping, handlers } = useFileDrop(state.drop);
  return (
    <form
      ref={first.form}
      className={columns.root}
      data-dropping={dropping || undefined}
      onSubmit={submit}
      noValidate
      {...handlers}
    >
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Segmented
          aria-label={t('kind.label')}
          fullWidth
          value={values.type}
          onChange={(type) => set('type', type)}
          data={ebookKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {isAudio && (
          <TracksEditor tracks={state.tracks} error={fileErrors.tracks} onChange={state.setTracks} />
        )}
        <FileField
          label={t(isAudio ? 'upload.text_file' : 'upload.file')}
          accept={bookTypes}
          file={files.file}
          error={fileErrors.file}
          onChange={state.chooseFile}
        >
          {t(isAudio ? 'upload.text_help' : 'upload.file_help')}
        </FileField>
        <TextInput
          {...field('title')}
          label={t('fields.title')}
          maxLength={300}
          required
          autoComplete="off"
        />
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
      </Stack>
      <Stack gap="md" className={columns.side}>
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
        <SaleFields state={state} />
      </Stack>
      <Group gap="xs" className={columns.actions}>
        <Button type="submit" leftSection={<IconUpload size={16} stroke={1.8} />}>
          {t(isAudio ? 'upload.submit_audio' : 'upload.submit')}
        </Button>
        {state.dirty && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t('videos:upload.clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}
