import { Group, Pill, TagsInput } from '@mantine/core';
import type { TagsInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { TagDot } from './tag-chip.tsx';
import { useTagColors } from './use-tag-colors.ts';

/** Commas in different scripts. */
const separators = [',', '،', '、', '，'];

/** An input for tags that shows their colors. Typing a comma or leaving the field completes a tag. */
export function ColoredTagsInput(
  props: Omit<TagsInputProps, 'renderPill' | 'renderOption' | 'splitChars' | 'acceptValueOnBlur'>,
) {
  const colorOf = useTagColors();
  return (
    <TagsInput
      {...props}
      splitChars={separators}
      acceptValueOnBlur
      renderPill={({ value = '', onRemove, disabled = false }) => (
        <Pill withRemoveButton={!disabled} disabled={disabled} {...(onRemove && { onRemove })}>
          <TagDot color={colorOf(value)} /> {value}
        </Pill>
      )}
      renderOption={({ option: { value } }) => (
        <Group gap={10} wrap="nowrap">
          <TagDot color={colorOf(value)} />
          <bdi>{value}</bdi>
        </Group>
      )}
    />
  );
}

/** A form field for the tags of one item; suggests the `known` ones. */
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
      // Pasted and autofilled text may contain commas.
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
