import type { CallInput } from '@glossa/contract/endpoint';
import { bookFileLimit } from '@glossa/contract/imports';
import { audioFileLimit } from '@glossa/contract/text-upload';
import type { uploadText } from '@glossa/contract/text-upload';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { UploadFrame } from '@/domain/content/upload/upload-frame.tsx';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { FileField } from '@/lib/files/file-field.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import type { useUploadForm } from '../hooks/use-upload-form.ts';
import { bookFileProblem, isAudioFile, isBookFile, isTimesFile, timesFileProblem } from '../upload-files.ts';
import { DetailFields } from './detail-fields.tsx';
import { LanguageNote } from './language-note.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { WebPageField } from './web-page-field.tsx';

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
  /** Called when the user has chosen a book. */
  onBook: (file: File) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['texts', 'imports']);
  const size = useFileSize();
  const title = useInitialFocus<HTMLInputElement>();
  const languages = useLearningLanguageOptions();
  const { form, content, audio, times, preview } = state;
  const { values } = form;

  const chooseContent = (file: File | undefined) => {
    preview.clearProblem();
    if (file && isBookFile(file)) {
      const problem = bookFileProblem(file);
      return problem === undefined ? onBook(file) : content.reject(problem);
    }
    if (file && isTimesFile(file)) {
      const problem = timesFileProblem(file);
      return problem === undefined ? preview.load({ file }) : content.reject(problem);
    }
    content.choose(file);
  };

  return (
    <UploadFrame
      failure={failure}
      submit={{ label: t('upload.submit'), disabled: !state.isComplete }}
      secondary={state.dirty ? { label: t('upload.clear'), onClick: onClear } : undefined}
      shortcutGroup={t('keys.upload_group')}
      onSubmit={form.submit(({ text, ...body }) =>
        onSubmit({
          body: content.file || text === undefined ? body : { ...body, text },
          files: { content_file: content.file, audio: audio.file, times_file: times.file },
        }),
      )}
      onFiles={(files) => {
        for (const file of files) {
          if (isAudioFile(file)) audio.choose(file);
          else chooseContent(file);
        }
      }}
      side={
        <>
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
        </>
      }
    >
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
          onUseAsFile={state.sendTextAsFile}
        />
      )}
      <FileField
        label={t('upload.file')}
        accept=".txt,.epub,.srt,.vtt,.lrc,text/plain,application/epub+zip"
        file={content.file}
        error={preview.problem.file ?? content.error}
        onChange={chooseContent}
      >
        {t('upload.file_help', { size: size(bookFileLimit) })}
      </FileField>
      <WebPageField
        loading={preview.isLoading}
        error={preview.problem.page}
        onFetch={(url) => {
          preview.clearProblem();
          preview.load({ url });
        }}
      />
      <LanguageNote
        detected={preview.language}
        chosen={values.language}
        onChange={(code) => form.set('language', code)}
      />
    </UploadFrame>
  );
}
