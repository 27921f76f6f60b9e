import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCueTime, parseCueTime } from '../model/cue-time.ts';
import classes from './cue-row.module.css';

/** Maximum length of a cue's text in characters, as defined in the contract. */
const maxLength = 2000;

/**
 * Returns whether an arrow key moves out of the text: the caret is at the end in the key's direction, or the text fits
 * on one line.
 */
function exitsTextArea({ currentTarget: area, key }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { selectionStart, selectionEnd, value, clientHeight } = area;
  if (selectionStart !== selectionEnd) return false;
  const isOneLine = clientHeight < 2 * Number.parseFloat(getComputedStyle(area).lineHeight || '0');
  return isOneLine || (key === 'ArrowUp' ? selectionStart === 0 : selectionStart === value.length);
}

/** The text of a cue. It is stored as a single line even if it wraps; line breaks are not allowed. */
export function CueText({
  label,
  value,
  language,
  direction,
  isInvalid,
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
  isInvalid: boolean;
  /** ID of the element that describes the error. */
  describedBy: string | undefined;
  readOnly: boolean;
  tabIndex: number;
  onChange: (text: string) => void;
  /** Reports the caret position in characters. */
  onCaret: (position: number) => void;
  /** Moves to the previous or next cue. */
  onStep: (by: 1 | -1) => void;
}) {
  return (
    <span className={classes.autoGrow} data-value={value} lang={language} dir={direction}>
      <textarea
        rows={1}
        maxLength={maxLength}
        aria-label={label}
        aria-invalid={isInvalid}
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
          if (event.key !== 'Enter' && !(isArrow && !event.shiftKey && exitsTextArea(event))) return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1);
        }}
      />
    </span>
  );
}

/** Milliseconds per step. */
export const timeStep = 100;

/** A cue's start or end time, typed as `h:mm:ss.mmm` or changed with the arrow keys. */
export function CueTimeField({
  label,
  value,
  isInvalid,
  readOnly,
  tabIndex,
  onChange,
}: {
  label: string;
  /** Milliseconds. */
  value: number;
  /** Whether this time conflicts with the cue's other time. */
  isInvalid: boolean;
  readOnly: boolean;
  tabIndex: number;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation('subtitles');
  const [draft, setDraft] = useState<string>();
  const cueTime = draft === undefined ? value : parseCueTime(draft);
  const commit = () => {
    if (cueTime === undefined) return;
    setDraft(undefined);
    if (cueTime !== value) onChange(cueTime);
  };
  const isUnparsable = cueTime === undefined;
  return (
    <input
      className={classes.time}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid || isUnparsable}
      title={isUnparsable ? t('cue.time_unreadable') : undefined}
      readOnly={readOnly}
      tabIndex={tabIndex}
      value={draft ?? formatCueTime(value)}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? timeStep : event.key === 'ArrowDown' ? -timeStep : 0;
        if (step !== 0 && !readOnly && cueTime !== undefined) {
          event.preventDefault();
          setDraft(undefined);
          onChange(Math.max(0, cueTime + step));
        } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) commit();
        else if (event.key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
