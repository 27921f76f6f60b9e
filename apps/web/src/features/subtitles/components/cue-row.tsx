import { Stack, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { cueProblem } from '../model/cue-list.ts';
import type { Cue } from '../model/cue-list.ts';
import { CueText, CueTimeField } from './cue-fields.tsx';
import classes from './cue-row.module.css';

/** Callbacks of a row, each called with the row's index. */
export interface CueRowEvents {
  onChange: (row: number, part: Partial<Cue>) => void;
  onPlay: (row: number) => void;
  onCaret: (row: number, position: number) => void;
  onStep: (row: number, by: 1 | -1) => void;
}

/** A cue in the list: its number (which plays the cue), its times and its text. */
export const CueRow = memo(function CueRow({
  row,
  cue,
  isEdited,
  isTabStop,
  language,
  direction,
  readOnly,
  events,
}: {
  row: number;
  cue: Cue;
  /** Whether the cue has been edited. If so, its problems are shown. */
  isEdited: boolean;
  /** Whether the row is the list's tab stop. */
  isTabStop: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  events: CueRowEvents;
}) {
  const { t } = useTranslation('subtitles');
  const problemId = useId();
  const problem = isEdited ? cueProblem(cue) : undefined;
  const number = row + 1;
  const tabIndex = isTabStop ? 0 : -1;
  const times = { readOnly, tabIndex, isInvalid: problem === 'times' };
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
      <Stack gap={0} className={classes.times}>
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
      </Stack>
      <Stack gap={0} flex="1 1 auto" miw={0}>
        <CueText
          label={t('cue.text', { number })}
          value={cue.text}
          language={language}
          direction={direction}
          isInvalid={problem === 'empty'}
          describedBy={problem && problemId}
          readOnly={readOnly}
          tabIndex={tabIndex}
          onChange={(text) => events.onChange(row, { text })}
          onCaret={(position) => events.onCaret(row, position)}
          onStep={(by) => events.onStep(row, by)}
        />
        {problem && (
          <Text span id={problemId} px={9} pt={2} pb={4} size="xs" c="var(--glossa-danger)">
            {t(`cue.problems.${problem}`)}
          </Text>
        )}
      </Stack>
    </>
  );
});
