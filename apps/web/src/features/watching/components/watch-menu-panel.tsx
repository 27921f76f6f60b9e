import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { WordSettings } from '@/domain/words/in-text/word-settings.tsx';
import { useHistoryOpen } from '@/domain/words/in-text/use-history-open.ts';
import { MenuChoice, MenuStepper, MenuSwitch } from '@/lib/menus/menu-controls.tsx';
import { MenuGroup, MenuPanel } from '@/lib/menus/menu-panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { shiftStep } from '../hooks/use-subtitle-shifts.ts';
import type { SubtitleShifts } from '../hooks/use-subtitle-shifts.ts';
import classes from '@/lib/menus/menus.module.css';

/** Limits (as defined in the contract) and step for the font size. */
const sizes = { min: 14, max: 48, step: 2 };

/** Settings for subtitle display, subtitle timing and automatic pauses. */
export function WatchMenuPanel({
  settings,
  onChange,
  language,
  hasSecond,
  shifts,
  onShift,
  isAutomatic,
  editorPath,
  onClose,
}: {
  settings: ReaderSettings & WatchSettings;
  onChange: (part: Partial<ReaderSettings & WatchSettings>) => void;
  language: string;
  hasSecond: boolean;
  shifts: SubtitleShifts;
  onShift: (which: keyof SubtitleShifts, by: number) => void;
  /** Whether the subtitles were generated automatically. */
  isAutomatic: boolean;
  /** Path of the subtitle editor. */
  editorPath: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['watch', 'reader']);
  const visibility = { always: t('menu.always'), asked: t('menu.asked') };
  return (
    <MenuPanel title={t('menu.title')} onClose={onClose}>
      <MenuGroup title={t('menu.subtitles')}>
        <MenuChoice
          label={t('menu.unit')}
          value={settings.subtitleUnit}
          onChange={(subtitleUnit) => onChange({ subtitleUnit })}
          names={{ sentence: t('menu.unit_sentence'), cue: t('menu.unit_cue') }}
        />
        <MenuChoice
          label={t('menu.show')}
          value={settings.subtitles}
          onChange={(subtitles) => onChange({ subtitles })}
          names={visibility}
        />
        {hasSecond && (
          <MenuChoice
            label={t('menu.show_second')}
            value={settings.secondSubtitles}
            onChange={(secondSubtitles) => onChange({ secondSubtitles })}
            names={{ ...visibility, never: t('menu.never') }}
          />
        )}
        <MenuStepper
          label={t('menu.size')}
          value={settings.subtitleSize}
          range={sizes}
          onChange={(subtitleSize) => onChange({ subtitleSize })}
        />
        <Shift label={t('menu.shift')} value={shifts.shift} onMove={(by) => onShift('shift', by)} />
        {hasSecond && (
          <Shift
            label={t('menu.second_shift')}
            value={shifts.second_shift}
            onMove={(by) => onShift('second_shift', by)}
          />
        )}
        <Group gap="xs" wrap="nowrap">
          <Text component="span" size="sm" flex="1 1 auto">
            {isAutomatic && t('menu.automatic')}
          </Text>
          <Button
            component={Link}
            to={editorPath}
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} stroke={1.6} />}
          >
            {t('menu.edit')}
          </Button>
        </Group>
      </MenuGroup>
      <MenuGroup title={t('menu.playing')}>
        <MenuSwitch
          label={t('auto_pause')}
          value={settings.autoPause}
          onChange={(autoPause) => onChange({ autoPause })}
        />
        <MenuSwitch
          label={t('menu.hover_pause')}
          value={settings.hoverPause}
          onChange={(hoverPause) => onChange({ hoverPause })}
        />
      </MenuGroup>
      <MenuGroup title={t('reader:menu.words')}>
        <WordSettings settings={settings} onChange={onChange} language={language} />
      </MenuGroup>
      <Group gap="xs" className={classes.actions}>
        <Button variant="default" onClick={() => useHistoryOpen.setState(true)}>
          {t('reader:history.title')}
        </Button>
      </Group>
    </MenuPanel>
  );
}

/** Delays or advances subtitles. */
function Shift({
  label,
  value,
  onMove,
}: {
  label: string;
  /** Milliseconds. */
  value: number;
  onMove: (by: number) => void;
}) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const id = useId();
  const shiftText = t('menu.seconds', { number: format.number(value / 1000) });
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-labelledby={id}>
      <Text component="span" id={id} size="sm" flex="1 1 auto">
        {label}
      </Text>
      <ActionIcon
        variant="default"
        size={36}
        onClick={() => onMove(-shiftStep)}
        aria-label={t('keys.earlier')}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        disabled={value === 0}
        onClick={() => onMove(-value)}
        aria-label={t('menu.shift_reset', { shift: shiftText })}
      >
        {shiftText}
      </Button>
      <ActionIcon variant="default" size={36} onClick={() => onMove(shiftStep)} aria-label={t('keys.later')}>
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}
