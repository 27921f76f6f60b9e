import { Input, NativeSelect, TextInput } from '@mantine/core';
import type { CallInput } from '@glossa/contract/endpoint';
import { startBookImport } from '@glossa/contract/imports';
import type { BookPreview } from '@glossa/contract/imports';
import { IconBookDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { UploadFrame } from '@/domain/content/upload/upload-frame.tsx';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { TagsField } from '@/domain/tags/tags-input.tsx';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import { useUserTags } from '../hooks/use-user-tags.ts';
import { ChapterList } from './chapter-list.tsx';
import { LanguageNote } from './language-note.tsx';

/** A form for choosing what to import from a book. `failure` is the server's error from the last attempt. */
export function BookForm({
  book,
  starting,
  failure,
  onSubmit,
  onCancel,
}: {
  book: BookPreview;
  starting: boolean;
  failure: string | undefined;
  onSubmit: (input: CallInput<typeof startBookImport>) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['imports', 'texts', 'common']);
  const { current_language } = useUser();
  const languages = useLearningLanguageOptions();
  const modeLabel = useId();
  const title = useInitialFocus<HTMLInputElement>();
  const tags = useUserTags();
  const form = useContractForm(startBookImport.body, {
    title: book.title,
    author: book.author,
    tags: [] as string[],
    difficulty_level: 'beginner' as const,
    language: current_language ?? '',
    chapters: book.chapters.map((_, number) => number),
    whole: false,
  });
  const { values, errors, field, set } = form;
  return (
    <UploadFrame
      failure={failure}
      submit={{
        label: t('book.import', { count: values.whole ? 1 : values.chapters.length }),
        Icon: IconBookDownload,
        loading: starting,
        disabled: values.title.trim() === '' || values.chapters.length === 0,
      }}
      secondary={{ label: t('common:cancel'), onClick: onCancel }}
      onSubmit={form.submit((body) => onSubmit({ params: { id: book.id }, body }))}
      side={
        <>
          {book.chapters.length > 1 && (
            <Input.Wrapper size="md" label={t('book.as')} labelElement="div" labelProps={{ id: modeLabel }}>
              <Segmented
                fullWidth
                aria-labelledby={modeLabel}
                data={[
                  { value: 'chapters', label: t('book.as_chapters') },
                  { value: 'whole', label: t('book.as_whole') },
                ]}
                value={values.whole ? 'whole' : 'chapters'}
                onChange={(value) => set('whole', value === 'whole')}
              />
            </Input.Wrapper>
          )}
          <NativeSelect
            label={t('texts:fields.language')}
            data={languages}
            value={values.language}
            onChange={({ currentTarget }) => set('language', currentTarget.value)}
            error={errors.language}
            required
          />
          <DifficultyField
            value={values.difficulty_level}
            onChange={(level) => set('difficulty_level', level as typeof values.difficulty_level)}
          />
          <TextInput
            {...field('author')}
            label={t('texts:fields.author')}
            maxLength={200}
            autoComplete="off"
          />
          <TagsField
            known={tags}
            value={values.tags}
            onChange={(names) => set('tags', names)}
            error={errors.tags}
          />
        </>
      }
    >
      <TextInput
        {...field('title')}
        label={t('texts:fields.title')}
        maxLength={300}
        required
        ref={title}
        autoComplete="off"
      />
      <LanguageNote
        detected={book.language}
        chosen={values.language}
        onChange={(code) => set('language', code)}
      />
      <ChapterList
        chapters={book.chapters}
        chosen={values.chapters}
        error={errors.chapters}
        onChange={(chapters) => set('chapters', chapters)}
      />
    </UploadFrame>
  );
}
