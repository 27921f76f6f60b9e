import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

import classes from './entry-field.module.css';

/**
 * A field of a word. Saves on blur or Enter; Escape discards the input. Doesn't use Mantine's TextInput, whose code is
 * larger than that of the whole panel.
 */
export function EntryField({
  ref,
  label,
  value,
  onSave,
  onDone,
  maxLength,
  rows,
  placeholder,
  language,
  required = false,
  children,
}: {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onSave: (value: string) => void;
  /** Called when the user has finished editing and returns to the text. */
  onDone: () => void;
  maxLength: number;
  /** Minimum number of rows of a multiline field, which grows with its content; undefined for a single line. */
  rows?: number;
  placeholder?: string;
  /** The language code of the content, if it is not the user's own. */
  language?: string;
  /** Whether an empty field reverts to its previous value. */
  required?: boolean;
  children?: ReactNode;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isCanceled = useRef(false);
  const commit = () => {
    const trimmedText = text.trim();
    if (isCanceled.current || (required && trimmedText === '')) setText(value);
    else if (trimmedText !== value) onSave(trimmedText);
    isCanceled.current = false;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    isCanceled.current = event.key === 'Escape';
    onDone();
  };
  const shared = {
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
    onBlur: commit,
    onKeyDown: keys,
    maxLength,
    placeholder,
    lang: language,
    dir: 'auto',
    autoComplete: 'off',
  };
  return (
    <label className={classes.field}>
      <Text component="span" display="block" size="xs" fw={500} c="dimmed" mb={4}>
        {label}
      </Text>
      {rows === undefined ? (
        <input ref={ref} {...shared} enterKeyHint="done" />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
      {children}
    </label>
  );
}
