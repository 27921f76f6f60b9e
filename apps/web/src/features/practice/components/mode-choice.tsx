import { practiceModes } from '@glossa/contract/settings';
import type { PracticeMode } from '@glossa/contract/settings';
import { Text } from '@mantine/core';
import { IconEar, IconEye, IconKeyboard, IconMessage, IconTextCaption } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { OptionCard } from '@/ui/inputs/option-card.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import classes from './mode-choice.module.css';

const icons = {
  recognise: IconEye,
  cloze: IconTextCaption,
  listen: IconEar,
  recall: IconMessage,
  type: IconKeyboard,
} as const;

/**
 * Checkboxes for the modes of a session. At least one mode is always selected. Listening requires a voice on this
 * device.
 */
export function ModeChoice({
  modes,
  hasVoice,
  language,
  onChange,
}: {
  modes: readonly PracticeMode[];
  hasVoice: boolean | undefined;
  language: string;
  onChange: (modes: readonly PracticeMode[]) => void;
}) {
  const { t, i18n } = useTranslation('practice');
  const toggle = (mode: PracticeMode) => {
    const next = practiceModes.filter((other) => modes.includes(other) !== (other === mode));
    if (next.length > 0) onChange(next);
  };
  const labels = {
    recognise: t('modes.recognise'),
    cloze: t('modes.cloze'),
    listen: t('modes.listen'),
    recall: t('modes.recall'),
    type: t('modes.type'),
  };
  const descriptions = {
    recognise: t('modes.recognise_help'),
    cloze: t('modes.cloze_help'),
    listen:
      hasVoice === false
        ? t('modes.no_voice', { language: languageName(language, i18n.language) })
        : t('modes.listen_help'),
    recall: t('modes.recall_help'),
    type: t('modes.type_help'),
  };
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {t('modes.label')}
      </Text>
      <AutoGrid minColumn={240} gap="xs">
        {practiceModes.map((mode) => {
          const Icon = icons[mode];
          const isUnavailable = mode === 'listen' && hasVoice === false;
          return (
            <OptionCard
              key={mode}
              type="checkbox"
              checked={modes.includes(mode) && !isUnavailable}
              disabled={isUnavailable}
              onChange={() => toggle(mode)}
            >
              <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
              <div>
                <Text fw={500}>{labels[mode]}</Text>
                <Text size="sm" lh={1.4} c="dimmed">
                  {descriptions[mode]}
                </Text>
              </div>
            </OptionCard>
          );
        })}
      </AutoGrid>
    </fieldset>
  );
}
