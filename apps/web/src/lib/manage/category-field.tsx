import { NativeSelect } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import { useTranslation } from 'react-i18next';

/** Chooses the category of content, empty for none. */
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
  // What was uploaded by an older version may have a category of its own.
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
