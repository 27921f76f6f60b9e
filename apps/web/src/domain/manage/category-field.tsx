import { NativeSelect } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import { useTranslation } from 'react-i18next';

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
