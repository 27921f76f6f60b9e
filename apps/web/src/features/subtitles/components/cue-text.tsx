import type { KeyboardEvent } from 'react';

import classes from './cue-row.module.css';

/** The contract's. */
const longest = 2000;

/** Whether the cursor can leave a text up or down: it stands at that end, or there is one line only. */
function leaves({ currentTarget: area, key }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { selectionStart, selectionEnd, value, clientHeight } = area;
  if (selectionStart !== selectionEnd) return false;
  const isOneLine = clientHeight < 2 * Number.parseFloat(getComputedStyle(area).lineHeight || '0');
  return isOneLine || (key === 'ArrowUp' ? selectionStart === 0 : selectionStart === value.length);
}

/** What a cue says. It is one line, however many it is shown in: a line break begins none in the subtitles. */
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
  /** Id of what says why it is wrong. */
  describedBy: string | undefined;
  readOnly: boolean;
  tabIndex: number;
  onChange: (text: string) => void;
  /** The cursor stands there, in characters. */
  onCaret: (place: number) => void;
  /** Goes to the cue before or after. */
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
