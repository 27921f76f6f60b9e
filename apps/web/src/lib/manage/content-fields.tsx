import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import type { Difficulty } from '@glossa/contract/fields';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '../difficulty/difficulty-field.tsx';
import { TagsField } from '../tags/tags-field.tsx';

/** The part of a form that holds what is said of something offered. */
export interface ContentForm {
  values: { category: string; difficulty: Difficulty; tags: string[] };
  errors: { category?: string; tags?: string };
  field: (
    name: 'title' | 'description' | 'author',
  ) => ComponentProps<typeof TextInput> & ComponentProps<typeof Textarea>;
  set: {
    (name: 'category', value: string): void;
    (name: 'difficulty', value: Difficulty): void;
    (name: 'tags', value: string[]): void;
  };
}

/** What is said of something offered: title, description, author, category, difficulty and tags. */
export function ContentFields({
  form: { values, errors, field, set },
  required,
}: {
  form: ContentForm;
  /** Description, author and category may not be missing, as of what is published. */
  required: boolean;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  // What was uploaded by an older version may have a category of its own.
  const categories = [...new Set([...contentCategories, values.category].filter(Boolean))];
  return (
    <>
      <TextInput
        {...field('title')}
        label={t('videos:fields.title')}
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
        required={required}
      />
      <Group grow align="flex-start">
        <TextInput
          {...field('author')}
          label={t('fields.author')}
          maxLength={200}
          autoComplete="off"
          required={required}
        />
        <NativeSelect
          label={t('fields.category')}
          data={[
            { value: '', label: t('videos:upload.no_category') },
            ...categories.map((value) => ({
              value,
              label: t(`videos:categories.${value as (typeof contentCategories)[number]}`, {
                defaultValue: value,
              }),
            })),
          ]}
          value={values.category}
          error={errors.category}
          onChange={({ currentTarget }) => set('category', currentTarget.value)}
          required={required}
        />
      </Group>
      <DifficultyField value={values.difficulty} onChange={(level) => set('difficulty', level)} />
      <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
    </>
  );
}
