import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

import classes from './entry-field.module.css';

/**
 * A field of a word. It saves when it is left, or by Enter; Escape gives up what was typed. Not the library's field: that
 * weighs more than the panel it stands in.
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
  /** The reader is ready with writing and goes back to the text. */
  onDone: () => void;
  maxLength: number;
  /** Lines of a longer field, which grows; a single line without. */
  rows?: number;
  placeholder?: string;
  /** Code of the language that is written here, when it is not the reader's own. */
  language?: string;
  /** Left empty it goes back to what it was. */
  required?: boolean;
  children?: ReactNode;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const givenUp = useRef(false);
  const leave = () => {
    const written = text.trim();
    if (givenUp.current || (required && written === '')) setText(value);
    else if (written !== value) onSave(written);
    givenUp.current = false;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    givenUp.current = event.key === 'Escape';
    onDone();
  };
  const shared = {
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
    onBlur: leave,
    onKeyDown: keys,
    maxLength,
    placeholder,
    lang: language,
    dir: 'auto',
    autoComplete: 'off',
  };
  return (
    <label className={classes.field}>
      <span className={classes.label}>{label}</span>
      {rows === undefined ? (
        <input ref={ref} {...shared} enterKeyHint="done" />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
      {children}
    </label>
  );
}
