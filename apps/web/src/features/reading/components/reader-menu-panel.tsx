import { defaultSettings } from '@glossa/contract/settings';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { OfflineSwitch } from '@/domain/offline/offline-switch.tsx';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { serverVoice, useVoices } from '@/domain/speech/use-voices.ts';
import { useHistoryOpen } from '@/domain/words/in-text/use-history-open.ts';
import { WordSettings } from '@/domain/words/in-text/word-settings.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { MenuChoice, MenuStepper, MenuSwitch } from '@/lib/menus/menu-controls.tsx';
import { MenuGroup, MenuPanel } from '@/lib/menus/menu-panel.tsx';
import classes from '@/lib/menus/menus.module.css';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { openAnnotationPanel } from '../hooks/use-annotation-panel.ts';
import { useReadAloud } from '../hooks/use-read-aloud.ts';
import { AppearanceSettings } from './appearance-settings.tsx';

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

/** The text settings: appearance, words, view and voice. Also links to the annotations and the history of changes. */
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
        <AppearanceSettings {...part} />
      </MenuGroup>
      <MenuGroup title={t('menu.words')}>
        <WordSettings {...part} language={language} />
      </MenuGroup>
      <MenuGroup title={t('menu.page')}>
        <PageSettings {...part} />
      </MenuGroup>
      <MenuGroup title={t('menu.listening')}>
        <VoiceChoice language={language} text={id} />
      </MenuGroup>
      <OfflineSwitch id={id} />
      <Group gap="xs" className={classes.actions}>
        <Button
          variant="default"
          onClick={() => {
            onClose();
            openAnnotationPanel({ list: undefined });
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
      </Group>
    </MenuPanel>
  );
}

/** Limits (as defined in the contract) and step for the page size. */
const pageSizes = { min: 1, max: 50, step: 1 };

/** Settings for the view: page or continuous mode, sentences per page, and luxury mode. */
function PageSettings({
  settings,
  onChange,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
}) {
  const { t } = useTranslation('reader');
  return (
    <>
      <MenuChoice
        label={t('menu.view')}
        value={settings.view}
        onChange={(value) => onChange({ view: value })}
        names={{ page: t('menu.view_page'), continuous: t('menu.view_continuous') }}
      />
      <MenuStepper
        label={t('menu.sentences')}
        value={settings.sentencesPerPage}
        range={pageSizes}
        onChange={(value) => onChange({ sentencesPerPage: value })}
      />
      <MenuSwitch
        label={t('menu.luxury')}
        help={t('menu.luxury_help')}
        value={settings.luxury}
        onChange={(value) => onChange({ luxury: value })}
      />
    </>
  );
}

/**
 * A select for the voice that reads a language aloud: the speech server or one of this device's voices. The choice is
 * stored in this browser.
 */
function VoiceChoice({ language, text }: { language: string; text: string }) {
  const { t, i18n } = useTranslation(['reader', 'listening']);
  const { server, voices, selected, choose } = useVoices(language, text);
  if (!voices) return null;
  if (voices.length === 0 && !server) {
    return (
      <Text size="sm" c="dimmed">
        {t('no_voice', { language: languageName(language, i18n.language) })}
      </Text>
    );
  }
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Text component="span" size="sm" flex="1 1 auto">
          {t('menu.voice')}
        </Text>
        <CompactSelect
          label={t('menu.voice')}
          value={selected ?? ''}
          onChange={(name) => {
            choose(name);
            useReadAloud.getState().readAloud?.renewSpeakers();
          }}
          data={[
            ...(server
              ? [{ value: serverVoice, label: t('listening:server_voice', { voice: server.voice }) }]
              : []),
            ...voices.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Group>
      {server && selected === serverVoice && (
        <Text size="xs" c="dimmed">
          {t('listening:privacy', { host: server.host })}
        </Text>
      )}
    </>
  );
}
