import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Cue } from '../model/cue-list.ts';
import { cueProblem } from '../model/cue-problem.ts';
import classes from './cue-row.module.css';
import { CueText } from './cue-text.tsx';
import { CueTimeField } from './cue-time-field.tsx';

/** Events of a row. */
export interface CueRowEvents {
  onChange: (row: number, part: Partial<Cue>) => void;
  onPlay: (row: number) => void;
  onCaret: (row: number, place: number) => void;
  onStep: (row: number, by: 1 | -1) => void;
}

/** A cue in the list: its number, which plays it, its times and its text. */
export const CueRow = memo(function CueRow({
  row,
  cue,
  isOwn,
  isStop,
  language,
  direction,
  readOnly,
  events,
}: {
  row: number;
  cue: Cue;
  /** Whether it was edited, so that its problems are shown. */
  isOwn: boolean;
  /** Whether the row is the list's tab stop. */
  isStop: boolean;
  /** Language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  events: CueRowEvents;
}) {
  const { t } = useTranslation('subtitles');
  const note = useId();
  const problem = isOwn ? cueProblem(cue) : undefined;
  const number = row + 1;
  const tabIndex = isStop ? 0 : -1;
  const times = { readOnly, tabIndex, isWrong: problem === 'times' };
  return (
    <>
      <button
        type="button"
        className={classes.number}
        tabIndex={tabIndex}
        aria-label={t('cue.play', { number })}
        onClick={() => events.onPlay(row)}
        data-cue-play
      >
        <span aria-hidden="true">{number}</span>
        <IconPlayerPlayFilled size={14} aria-hidden="true" />
      </button>
      <span className={classes.times}>
        <CueTimeField
          {...times}
          label={t('cue.start', { number })}
          value={cue.start}
          onChange={(start) => events.onChange(row, { start })}
        />
        <CueTimeField
          {...times}
          label={t('cue.end', { number })}
          value={cue.end}
          onChange={(end) => events.onChange(row, { end })}
        />
      </span>
      <span className={classes.said}>
        <CueText
          label={t('cue.text', { number })}
          value={cue.text}
          language={language}
          direction={direction}
          isWrong={problem === 'empty'}
          describedBy={problem && note}
          readOnly={readOnly}
          tabIndex={tabIndex}
          onChange={(text) => events.onChange(row, { text })}
          onCaret={(place) => events.onCaret(row, place)}
          onStep={(by) => events.onStep(row, by)}
        />
        {problem && (
          <span id={note} className={classes.problem}>
            {t(`cue.problems.${problem}`)}
          </span>
        )}
      </span>
    </>
  );
});
