import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import {
  IconArrowMerge,
  IconClockPin,
  IconMinus,
  IconPlayerPlay,
  IconPlus,
  IconRowInsertBottom,
  IconScissors,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import iconButtons from '@/ui/inputs/icon-buttons.module.css';
import type { CueRow } from '../model/cue-changes.ts';
import { formatCueTime } from '../model/cue-time.ts';
import { timeStep } from './cue-fields.tsx';
import classes from './cue-tools.module.css';

export interface CueActions {
  play: () => void;
  change: (part: { start: number } | { end: number }) => void;
  /** Returns the video's current position, in milliseconds of subtitle time. */
  now: () => number;
  split: () => void;
  /** Undefined for the last cue. */
  join: (() => void) | undefined;
  add: () => void;
  remove: () => void;
}

const icon = { size: 16, stroke: 1.6 };

/** Tools for the selected cue: set its times from the video, split, join and remove it. The caret stays in place. */
export function CueTools({
  cueRow,
  actions,
  readOnly,
}: {
  cueRow: CueRow;
  actions: CueActions;
  readOnly: boolean;
}) {
  const { t } = useTranslation('subtitles');
  const format = useFormat();
  const number = cueRow.row + 1;
  const seconds = format.number(Math.max(0, cueRow.cue.end - cueRow.cue.start) / 1000);
  const { change, now } = actions;
  return (
    // Prevent a click on a button from moving the focus, and the caret with it, out of the text field.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes.tools}
      aria-label={t('tools.label', { number })}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group gap={10} mb={10} fz="xs" c="dimmed" className={`${classes.head} tabular`}>
        <Title order={2} fz="sm" lh="inherit" c="var(--glossa-ink)">
          {t('tools.cue', { number })}
        </Title>
        <span>{t('tools.seconds', { number: seconds })}</span>
      </Group>
      <fieldset disabled={readOnly} className={`${classes.fields} ${iconButtons.row}`}>
        <Stack gap={6} className={classes.times ?? ''}>
          <Time
            name={t('tools.start')}
            value={cueRow.cue.start}
            onChange={(start) => change({ start })}
            onUseCurrentTime={() => change({ start: now() })}
          />
          <Time
            name={t('tools.end')}
            value={cueRow.cue.end}
            onChange={(end) => change({ end })}
            onUseCurrentTime={() => change({ end: now() })}
          />
        </Stack>
        <Group gap={6} className={classes.actions}>
          <Action label={t('tools.play')} icon={<IconPlayerPlay {...icon} />} onClick={actions.play} />
          <Action label={t('tools.split')} icon={<IconScissors {...icon} />} onClick={actions.split} />
          <Action
            label={t('tools.join')}
            icon={<IconArrowMerge {...icon} />}
            disabled={!actions.join}
            onClick={() => actions.join?.()}
          />
          <Action label={t('tools.add')} icon={<IconRowInsertBottom {...icon} />} onClick={actions.add} />
          <Action label={t('tools.remove')} icon={<IconTrash {...icon} />} onClick={actions.remove} danger />
        </Group>
      </fieldset>
    </section>
  );
}

function Action({
  label,
  icon: buttonIcon,
  danger = false,
  disabled = false,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={buttonIcon}
      disabled={disabled}
      onClick={onClick}
      title={label}
      className={danger ? classes.danger : undefined}
    >
      {label}
    </Button>
  );
}

function Time({
  name,
  value,
  onChange,
  onUseCurrentTime,
}: {
  name: string;
  /** Milliseconds. */
  value: number;
  onChange: (value: number) => void;
  onUseCurrentTime: () => void;
}) {
  const { t } = useTranslation('subtitles');
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={name}>
      <Text span flex="1 1 auto" size="sm">
        {name}
      </Text>
      <ActionIcon
        variant="default"
        size={30}
        onClick={() => onChange(Math.max(0, value - timeStep))}
        aria-label={t('tools.earlier')}
        title={t('tools.earlier')}
      >
        <IconMinus {...icon} />
      </ActionIcon>
      <Text span miw={86} size="sm" ta="center" className="tabular" dir="ltr">
        {formatCueTime(value)}
      </Text>
      <ActionIcon
        variant="default"
        size={30}
        onClick={() => onChange(value + timeStep)}
        aria-label={t('tools.later')}
        title={t('tools.later')}
      >
        <IconPlus {...icon} />
      </ActionIcon>
      <Action label={t('tools.now')} icon={<IconClockPin {...icon} />} onClick={onUseCurrentTime} />
    </Group>
  );
}
