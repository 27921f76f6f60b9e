import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import type { Difficulty } from '@glossa/contract/fields';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { TagsField } from '@/domain/tags/tags-input.tsx';

/** A form's values, errors and setters for the fields that describe content. */
interface ContentForm {
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

/** The fields that describe content: title, description, author, category, difficulty and tags. */
export function ContentFields({
  form: { values, errors, field, set },
  required,
}: {
  form: ContentForm;
  /** Whether description, author and category are required, as for published content. */
  required: boolean;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
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
        <CategoryField
          value={values.category}
          error={errors.category}
          required={required}
          onChange={(category) => set('category', category)}
        />
      </Group>
      <DifficultyField value={values.difficulty} onChange={(level) => set('difficulty', level)} />
      <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
    </>
  );
}

/** Selects the category of content; an empty value means none. */
export function CategoryField({
  value,
  error,
  required = false,
  onChange,
}: {
  value: string;
  error: string | undefined;
  required?: boolean;
  onChange: (category: string) => void;
}) {
  const { t } = useTranslation('videos');
  // Content uploaded with an older version may have a custom category.
  const categories = [...new Set([...contentCategories, value].filter(Boolean))];
  return (
    <NativeSelect
      label={t('fields.category')}
      data={[
        { value: '', label: t('upload.no_category') },
        ...categories.map((name) => ({
          value: name,
          label: t(`categories.${name as (typeof contentCategories)[number]}`, { defaultValue: name }),
        })),
      ]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      required={required}
    />
  );
}
