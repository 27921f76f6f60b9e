import { practiceModes } from '@glossa/contract/settings';
import type { PracticeMode } from '@glossa/contract/settings';
import { IconEar, IconEye, IconKeyboard, IconMessage, IconTextCaption } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './mode-choice.module.css';

const icons = {
  recognise: IconEye,
  cloze: IconTextCaption,
  listen: IconEar,
  recall: IconMessage,
  type: IconKeyboard,
} as const;

/** Chooses which modes a session mixes; at least one. Listening needs a voice on this device. */
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
  const helps = {
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
    <fieldset className={classes.modes}>
      <legend>{t('modes.label')}</legend>
      {practiceModes.map((mode) => {
        const Icon = icons[mode];
        const isMute = mode === 'listen' && hasVoice === false;
        return (
          <label key={mode} className={classes.mode} data-mute={isMute || undefined}>
            <input
              type="checkbox"
              checked={modes.includes(mode) && !isMute}
              disabled={isMute}
              onChange={() => toggle(mode)}
            />
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <span>
              <span className={classes.name}>{labels[mode]}</span>
              <span className={classes.help}>{helps[mode]}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
