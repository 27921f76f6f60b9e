import { useTranslation } from 'react-i18next';

import { ColoredTagsInput } from './colored-tags-input.tsx';

/** A field for the tags of one item, separated by commas; suggests `known` ones. */
export function TagsField({
  known,
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
    <ColoredTagsInput
      label={t('tags.label')}
      description={t('tags.help')}
      data={[...(known ?? [])]}
      value={value}
      // Pasted and autofilled text has not been split.
      onChange={(tags) =>
        onChange(
          tags
            .flatMap((tag) => tag.split(/[,،、，]/))
            .map((tag) => tag.trim())
            .filter(Boolean),
        )
      }
      error={error}
      isDuplicate={(tag, tags) => tags.some((other) => other.toLowerCase() === tag.trim().toLowerCase())}
    />
  );
}
