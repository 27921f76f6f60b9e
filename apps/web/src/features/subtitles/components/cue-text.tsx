import type { KeyboardEvent } from 'react';

import classes from './cue-row.module.css';

/** Limit of the contract. */
const longest = 2000;

/** Whether an arrow key leaves the text: the caret is at that end, or there is only one line. */
function leaves({ currentTarget: area, key }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { selectionStart, selectionEnd, value, clientHeight } = area;
  if (selectionStart !== selectionEnd) return false;
  const isOneLine = clientHeight < 2 * Number.parseFloat(getComputedStyle(area).lineHeight || '0');
  return isOneLine || (key === 'ArrowUp' ? selectionStart === 0 : selectionStart === value.length);
}

/** The text of a cue. It is stored as one line even where it wraps; line breaks are not allowed. */
export function CueText({
  label,
  value,
  language,
  direction,
  isWrong,
  describedBy,
  readOnly,
  tabIndex,
  onChange,
  onCaret,
  onStep,
}: {
  label: string;
  value: string;
  language: string;
  direction: 'ltr' | 'rtl';
  isWrong: boolean;
  /** ID of the element that describes the error. */
  describedBy: string | undefined;
  readOnly: boolean;
  tabIndex: number;
  onChange: (text: string) => void;
  /** Reports the caret position in characters. */
  onCaret: (place: number) => void;
  /** Goes to the previous or next cue. */
  onStep: (by: 1 | -1) => void;
}) {
  return (
    <span className={classes.grow} data-value={value} lang={language} dir={direction}>
      <textarea
        rows={1}
        maxLength={longest}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        readOnly={readOnly}
        tabIndex={tabIndex}
        data-cue-text
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
          const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
          if (event.key !== 'Enter' && !(isArrow && !event.shiftKey && leaves(event))) return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1);
        }}
      />
    </span>
  );
}
