import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { wordMarks } from '../hooks/use-word-marks.ts';
import type { WordMarks } from '../hooks/use-word-marks.ts';
import { historyDoor } from '../model/history-door.ts';
import classes from './reader-menu.module.css';
import { VoiceChoice } from './voice-choice.tsx';

/** Ends and steps of each setting; the ends are the contract's. */
const ranges = {
  sentencesPerPage: { min: 1, max: 50, step: 1 },
  fontSize: { min: 12, max: 40, step: 1 },
  lineSpacing: { min: 1, max: 3, step: 0.1 },
} as const satisfies Record<keyof ReaderSettings, { min: number; max: number; step: number }>;

function Stepper({
  label,
  value,
  range: { min, max, step },
  onChange,
}: {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const id = useId();
  // Steps of a tenth shall not end in 1.7999999999999998.
  const go = (by: number) => onChange(Math.round(Math.min(max, Math.max(min, value + by)) * 10) / 10);
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value <= min}
        onClick={() => go(-step)}
        aria-label={t('menu.less', { label })}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <output className={classes.value}>{format.number(value)}</output>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value >= max}
        onClick={() => go(step)}
        aria-label={t('menu.more', { label })}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </div>
  );
}

/** The settings of the text, each with its control. */
export function ReaderMenuPanel({
  settings,
  onChange,
  marks,
  onMarks,
  language,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
  marks: WordMarks;
  onMarks: (marks: WordMarks) => void;
  /** Code of the text's language. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const names: Record<WordMarks, string> = {
    color: t('menu.marks_color'),
    contrast: t('menu.marks_contrast'),
    plain: t('menu.marks_plain'),
  };
  const row = (name: keyof ReaderSettings, label: string) => (
    <Stepper
      label={label}
      value={settings[name]}
      range={ranges[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div role="dialog" aria-label={t('menu.title')} className={classes.menu}>
      {row('fontSize', t('menu.font_size'))}
      {row('lineSpacing', t('menu.line_spacing'))}
      {row('sentencesPerPage', t('menu.sentences'))}
      <p className={classes.heading}>{t('menu.marks')}</p>
      <Segmented
        fullWidth
        size="xs"
        aria-label={t('menu.marks')}
        value={marks}
        onChange={onMarks}
        data={wordMarks.map((value) => ({ value, label: names[value] }))}
      />
      <VoiceChoice language={language} />
      <Button fullWidth mt={12} variant="default" onClick={() => historyDoor.set(true)}>
        {t('history.title')}
      </Button>
    </div>
  );
}
