import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { bookFileLimit } from '@glossa/contract/imports';
import { audioFileLimit } from '@glossa/contract/text-upload';
import type { CallInput } from '@glossa/contract/endpoint';
import type { uploadText } from '@glossa/contract/text-upload';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOwnLanguages } from '@/domain/languages/use-own-languages.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useFirstFocus } from '@/ui/hooks/use-first-focus.ts';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useFoundText } from '../hooks/use-found-text.ts';
import type { useUploadForm } from '../hooks/use-upload-form.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { bookFileProblem, isAudioFile, isBookFile, isTimesFile, timesFileProblem } from '../upload-files.ts';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FileField } from '@/lib/files/file-field.tsx';
import { LanguageNote } from './language-note.tsx';
import { PasteButton } from './paste-button.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { WebAddressField } from './web-address-field.tsx';
import classes from '@/ui/layout/form-columns.module.css';

/** The form for a new text. `failure` is the server's error from the last attempt. */
export function UploadForm({
  state,
  failure,
  onSubmit,
  onBook,
  onClear,
}: {
  state: ReturnType<typeof useUploadForm>;
  failure: string | undefined;
  onSubmit: (input: CallInput<typeof uploadText>) => void;
  /** Called when a book was chosen. */
  onBook: (file: File) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['texts', 'imports', 'common']);
  const size = useFileSize();
  const title = useFirstFocus<HTMLInputElement>();
  const languages = useOwnLanguages();
  const { form, content, audio, times } = state;
  const [problem, setProblem] = useState<{ page?: string; file?: string }>({});
  const { values } = form;

  const submit = form.submit(({ text, ...body }) =>
    onSubmit({
      body: content.file || text === undefined ? body : { ...body, text },
      files: { content_file: content.file, audio: audio.file, times_file: times.file },
    }),
  );
  useShortcuts([
    {
      keys: ['mod+Enter'],
      label: t('upload.submit'),
      group: t('keys.upload_group'),
      run: (event) => state.complete && submit(event),
    },
  ]);

  const { find, isFinding } = useFoundText(state.takeFound, (error, from) => {
    const sentence = error.fields['url']
      ? t('imports:page.invalid')
      : failureText(error, t('imports:page.failed'));
    setProblem('url' in from ? { page: sentence } : { file: sentence });
  });

  const chooseContent = (file: File | undefined) => {
    setProblem({});
    if (file && isBookFile(file)) {
      const refusal = bookFileProblem(file);
      return refusal === undefined ? onBook(file) : state.refuse(refusal);
    }
    if (file && isTimesFile(file)) {
      const refusal = timesFileProblem(file);
      return refusal === undefined ? find({ file }) : state.refuse(refusal);
    }
    content.choose(file);
  };
  const { dropping, handlers } = useFileDrop((files) => {
    for (const file of files) {
      if (isAudioFile(file)) audio.choose(file);
      else chooseContent(file);
    }
  });

  return (
    <form
      className={classes.root}
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
        <TextInput
          {...form.field('title')}
          label={t('fields.title')}
          maxLength={300}
          required
          ref={title}
          autoComplete="off"
        />
        {content.file === undefined && (
          <TextAreaField
            value={values.text}
            language={values.language}
            error={state.textError}
            onChange={(text) => form.set('text', text)}
            onUseAsFile={state.textAsFile}
            action={
              <PasteButton
                onPaste={(pasted) =>
                  form.set(
                    'text',
                    values.text.trim() === '' ? pasted : `${values.text.trimEnd()}\n\n${pasted}`,
                  )
                }
              />
            }
          />
        )}
        <FileField
          label={t('upload.file')}
          accept=".txt,.epub,.srt,.vtt,.lrc,text/plain,application/epub+zip"
          file={content.file}
          error={problem.file ?? content.error}
          onChange={chooseContent}
        >
          {t('upload.file_help', { size: size(bookFileLimit) })}
        </FileField>
        <WebAddressField
          loading={isFinding}
          error={problem.page}
          onFind={(url) => {
            setProblem({});
            find({ url });
          }}
        />
        <LanguageNote
          found={state.foundLanguage}
          chosen={values.language}
          onChange={(code) => form.set('language', code)}
        />
      </Stack>
      <Stack gap="md" className={classes.side}>
        <NativeSelect
          label={t('fields.language')}
          data={languages}
          value={values.language}
          onChange={({ currentTarget }) => form.set('language', currentTarget.value)}
          error={form.errors.language}
          required
        />
        <DifficultyField
          value={values.difficulty_level}
          onChange={(level) => form.set('difficulty_level', level)}
        />
        <DetailFields form={form} />
        <FileField
          label={t('upload.audio')}
          accept=".mp3,audio/mpeg"
          file={audio.file}
          error={audio.error}
          onChange={audio.choose}
        >
          {t('upload.audio_help', { size: size(audioFileLimit) })}
        </FileField>
        {(audio.file !== undefined || times.file !== undefined || values.audioUrl !== '') && (
          <FileField
            label={t('imports:times.label')}
            accept=".srt,.vtt,.lrc"
            file={times.file}
            error={times.error}
            onChange={times.choose}
          >
            {t('imports:times.help')}
          </FileField>
        )}
        <TextInput
          {...form.field('audioUrl')}
          label={t('upload.audio_url')}
          type="url"
          inputMode="url"
          placeholder="https://"
          dir="ltr"
          autoComplete="off"
        />
      </Stack>
      <Group gap="xs" className={classes.actions}>
        <Button type="submit" disabled={!state.complete} leftSection={<IconUpload size={16} stroke={1.8} />}>
          {t('upload.submit')}
        </Button>
        {state.dirty && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t('upload.clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}
