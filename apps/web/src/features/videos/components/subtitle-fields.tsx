import { Input, NativeSelect } from '@mantine/core';
import { languages } from '@glossa/language/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FileField } from '@/lib/files/file-field.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import type { UploadForm } from '../hooks/use-upload-form.ts';
import { subtitleTypes } from '../model/video-files.ts';

/**
 * Fields for a new video's subtitles (a file, or whether to generate them) and for second subtitles in another
 * language.
 */
export function SubtitleFields({ state }: { state: UploadForm }) {
  const { t, i18n } = useTranslation('videos');
  const { form, choose, limits } = state;
  const { values, errors, set } = form;
  const label = useId();
  const canGenerate = values.way === 'file' && limits?.auto_subtitles === true;
  const isGenerated = canGenerate && values.auto_subtitles;
  return (
    <>
      {canGenerate && (
        <Input.Wrapper
          size="md"
          label={t('upload.subtitles_from')}
          labelElement="div"
          labelProps={{ id: label }}
        >
          <Segmented
            fullWidth
            aria-labelledby={label}
            data={[
              { value: 'file', label: t('upload.from_file') },
              { value: 'speech', label: t('upload.from_speech') },
            ]}
            value={isGenerated ? 'speech' : 'file'}
            onChange={(from) => set('auto_subtitles', from === 'speech')}
          />
          {isGenerated && <Input.Description mt={6}>{t('upload.from_speech_help')}</Input.Description>}
        </Input.Wrapper>
      )}
      {!isGenerated && (
        <FileField
          label={t('upload.subtitles')}
          noun={t('upload.subtitles_from')}
          accept={subtitleTypes}
          file={values.subtitles}
          error={errors.subtitles}
          onChange={choose.subtitles}
        >
          {t('upload.subtitles_help')}
        </FileField>
      )}
      <FileField
        label={t('upload.second')}
        noun={t('upload.second_noun')}
        accept={subtitleTypes}
        file={values.second}
        error={errors.second}
        onChange={choose.second}
      >
        {t('upload.second_help')}
      </FileField>
      {values.second && (
        <NativeSelect
          label={t('upload.second_language')}
          data={languages.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))}
          value={values.second_language}
          error={errors.second_language}
          onChange={({ currentTarget }) => set('second_language', currentTarget.value)}
        />
      )}
    </>
  );
}
