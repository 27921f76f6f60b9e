import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cueTime, readCueTime } from '../model/cue-time.ts';
import classes from './cue-row.module.css';

/** Milliseconds per step. */
export const timeStep = 100;

/** A time of a cue, typed as `h:mm:ss.mmm` or changed with the arrow keys. */
export function CueTimeField({
  label,
  value,
  isWrong,
  readOnly,
  tabIndex,
  onChange,
}: {
  label: string;
  /** Milliseconds. */
  value: number;
  /** Whether it conflicts with the cue's other time. */
  isWrong: boolean;
  readOnly: boolean;
  tabIndex: number;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation('subtitles');
  const [draft, setDraft] = useState<string>();
  const read = draft === undefined ? value : readCueTime(draft);
  const take = () => {
    if (read === undefined) return;
    setDraft(undefined);
    if (read !== value) onChange(read);
  };
  const isUnreadable = read === undefined;
  return (
    <input
      className={classes.time}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isWrong || isUnreadable}
      title={isUnreadable ? t('cue.time_unreadable') : undefined}
      readOnly={readOnly}
      tabIndex={tabIndex}
      value={draft ?? cueTime(value)}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? timeStep : event.key === 'ArrowDown' ? -timeStep : 0;
        if (step !== 0 && !readOnly && read !== undefined) {
          event.preventDefault();
          setDraft(undefined);
          onChange(Math.max(0, read + step));
        } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) take();
        else if (event.key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
