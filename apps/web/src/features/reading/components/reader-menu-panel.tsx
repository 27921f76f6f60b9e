import { Button } from '@mantine/core';
import { defaultSettings } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuGroup, MenuPanel } from '@/lib/menus/menu-panel.tsx';
import classes from '@/lib/menus/menus.module.css';
import { KeepSwitch } from '@/domain/offline/keep-switch.tsx';
import { useHistoryOpen } from '@/domain/words/in-text/use-history-open.ts';
import { notesDoor } from '../model/notes-door.ts';
import { MenuLook } from './menu-look.tsx';
import { MenuPage } from './menu-page.tsx';
import { WordSettings } from '@/domain/words/in-text/word-settings.tsx';
import { VoiceChoice } from './voice-choice.tsx';

const { fontFamily, fontSize, lineSpacing, ground, view, sentencesPerPage, luxury } = defaultSettings;
const { marks, translationsOver, readingsOver, hint, highlightSpecialChars, removeSpaces } = defaultSettings;
const defaults: ReaderSettings = {
  fontFamily,
  fontSize,
  lineSpacing,
  ground,
  view,
  sentencesPerPage,
  luxury,
  marks,
  translationsOver,
  readingsOver,
  hint,
  highlightSpecialChars,
  removeSpaces,
};

/** The text settings. */
export function ReaderMenuPanel({
  settings,
  onChange,
  onClose,
  language,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
  onClose: () => void;
  /** Language code of the text. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const isDefault = Object.entries(defaults).every(
    ([name, value]) => settings[name as keyof ReaderSettings] === value,
  );
  const { id = '' } = useParams();
  const part = { settings, onChange };
  return (
    <MenuPanel title={t('menu.title')} onClose={onClose}>
      <MenuGroup title={t('menu.look')}>
        <MenuLook {...part} />
      </MenuGroup>
      <MenuGroup title={t('menu.words')}>
        <WordSettings {...part} language={language} />
      </MenuGroup>
      <MenuGroup title={t('menu.page')}>
        <MenuPage {...part} />
      </MenuGroup>
      <MenuGroup title={t('menu.listening')}>
        <VoiceChoice language={language} />
      </MenuGroup>
      <KeepSwitch id={id} />
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => {
            onClose();
            notesDoor.set({ list: undefined });
          }}
        >
          {t('keys.notes')}
        </Button>
        <Button variant="default" onClick={() => useHistoryOpen.setState(true)}>
          {t('history.title')}
        </Button>
        <Button variant="subtle" color="gray" disabled={isDefault} onClick={() => onChange(defaults)}>
          {t('menu.reset')}
        </Button>
      </div>
    </MenuPanel>
  );
}
