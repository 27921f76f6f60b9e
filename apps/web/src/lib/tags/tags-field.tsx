import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The tags of one thing, separated by commas; `known` ones are offered. */
export function TagsField({
  known = [],
  value,
  onChange,
  error,
}: {
  known?: readonly string[];
  value: string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('common');
  return (
    <TagsInput
      label={t('tags.label')}
      description={t('tags.help')}
      data={[...known]}
      value={value}
      onChange={(tags) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      error={error}
      splitChars={[',', '،', '、', '，']}
      acceptValueOnBlur
      isDuplicate={(tag, tags) => tags.some((other) => other.toLowerCase() === tag.trim().toLowerCase())}
    />
  );
}
