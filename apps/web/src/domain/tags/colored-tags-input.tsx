import { Pill, TagsInput } from '@mantine/core';
import type { TagsInputProps } from '@mantine/core';

import classes from './colored-tags-input.module.css';
import { TagDot } from './tag-dot.tsx';
import { useTagColors } from './use-tag-colors.ts';

/** Commas in different scripts. */
const separators = [',', '،', '、', '，'];

/** A tags field that shows colors. Input is split at commas, and becomes a tag even without one. */
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
          <span className={classes.pill}>
            <TagDot color={colorOf(value)} />
            <span>{value}</span>
          </span>
        </Pill>
      )}
      renderOption={({ option: { value } }) => (
        <span className={classes.option}>
          <TagDot color={colorOf(value)} />
          <bdi>{value}</bdi>
        </span>
      )}
    />
  );
}
