import { Button, CloseButton } from '@mantine/core';
import { defaultSettings } from '@glossa/contract/settings';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { historyDoor } from '../../../lib/words-on-show/model/history-door.ts';
import { notesDoor } from '../model/notes-door.ts';
import { MenuLook } from './menu-look.tsx';
import { MenuPage } from './menu-page.tsx';
import { MenuWords } from './menu-words.tsx';
import classes from './reader-menu-panel.module.css';
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

/** The settings of the text, each with its control. */
export function ReaderMenuPanel({
  settings,
  onChange,
  onClose,
  language,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
  onClose: () => void;
  /** Code of the text's language. */
  language: string;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const isDefault = Object.entries(defaults).every(
    ([name, value]) => settings[name as keyof ReaderSettings] === value,
  );
  const part = { settings, onChange };
  return (
    <div role="dialog" aria-label={t('menu.title')} className={classes.menu}>
      <div className={classes.head}>
        <h2>{t('menu.title')}</h2>
        <CloseButton onClick={onClose} aria-label={t('common:close')} />
      </div>
      <div className={classes.groups}>
        <Group title={t('menu.look')}>
          <MenuLook {...part} />
        </Group>
        <Group title={t('menu.words')}>
          <MenuWords {...part} language={language} />
        </Group>
        <Group title={t('menu.page')}>
          <MenuPage {...part} />
        </Group>
        <Group title={t('menu.listening')}>
          <VoiceChoice language={language} />
        </Group>
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
          <Button variant="default" onClick={() => historyDoor.set(true)}>
            {t('history.title')}
          </Button>
          <Button variant="subtle" color="gray" disabled={isDefault} onClick={() => onChange(defaults)}>
            {t('menu.reset')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
