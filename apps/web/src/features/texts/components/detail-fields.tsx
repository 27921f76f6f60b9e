import { Input, TagsInput, TextInput } from '@mantine/core';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useOwnTags } from '../hooks/use-own-tags.ts';

interface Details {
  author: string;
  source: string;
  tags: string[];
}

/** Author, source and tags of a text. Tags are separated by commas; own ones are offered. */
export function DetailFields<Values extends Details>({ form }: { form: ContractForm<Values, unknown> }) {
  const { t } = useTranslation(['texts', 'common']);
  // The generic form knows more fields; here only these are touched.
  const { field, values, errors, set } = form as unknown as ContractForm<Details, unknown>;
  return (
    <>
      <TextInput {...field('author')} label={t('fields.author')} maxLength={200} autoComplete="off" />
      <TextInput {...field('source')} label={t('fields.source')} maxLength={500} autoComplete="off" />
      <TagsInput
        label={t('fields.tags')}
        description={t('fields.tags_help')}
        data={useOwnTags()}
        value={values.tags}
        onChange={(tags) => set('tags', tags.map((tag) => tag.trim()).filter(Boolean))}
        error={errors.tags}
        splitChars={[',', '،', '、', '，']}
        acceptValueOnBlur
        isDuplicate={(tag, tags) => tags.some((other) => other.toLowerCase() === tag.trim().toLowerCase())}
      />
    </>
  );
}

/** One of the three levels. */
export function DifficultyField({
  value,
  onChange,
}: {
  value: Difficulty;
  onChange: (value: Difficulty) => void;
}) {
  const { t } = useTranslation(['texts', 'common']);
  const label = useId();
  return (
    <Input.Wrapper size="md" label={t('fields.difficulty')} labelElement="div" labelProps={{ id: label }}>
      <Segmented
        fullWidth
        aria-labelledby={label}
        data={difficulties.map((level) => ({ value: level, label: t(`common:difficulty.${level}`) }))}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
