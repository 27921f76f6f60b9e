import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { TagsField } from '@/domain/tags/tags-input.tsx';
import type { ContractForm } from '@/lib/forms/use-contract-form.ts';
import { useUserTags } from '../hooks/use-user-tags.ts';

interface Details {
  author: string;
  source: string;
  tags: string[];
}

/** A text's author, source and tags. Suggests the user's existing tags. */
export function DetailFields<Values extends Details>({ form }: { form: ContractForm<Values, unknown> }) {
  const { t } = useTranslation('texts');
  // The generic form has more fields; only these are used here.
  const { field, values, errors, set } = form as unknown as ContractForm<Details, unknown>;
  return (
    <>
      <TextInput {...field('author')} label={t('fields.author')} maxLength={200} autoComplete="off" />
      <TextInput {...field('source')} label={t('fields.source')} maxLength={500} autoComplete="off" />
      <TagsField
        known={useUserTags()}
        value={values.tags}
        onChange={(tags) => set('tags', tags)}
        error={errors.tags}
      />
    </>
  );
}
