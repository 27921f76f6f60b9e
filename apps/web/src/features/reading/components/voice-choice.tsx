import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { chooseVoice, findVoice, voicesFor } from '@/domain/speech/voices.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import classes from '@/lib/menus/menus.module.css';

/** Chooses which of this device's voices speaks a language; stored in this browser. */
export function VoiceChoice({ language }: { language: string }) {
  const { t, i18n } = useTranslation('reader');
  const [voices, setVoices] = useState<string[]>();
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    let here = true;
    void Promise.all([voicesFor(language), findVoice(language)]).then(([all, voice]) => {
      if (!here) return;
      setVoices(all.map(({ name }) => name));
      setChosen(voice?.name ?? '');
    });
    return () => {
      here = false;
    };
  }, [language]);
  if (!voices) return null;
  if (voices.length === 0) {
    return (
      <p className={classes.quiet}>{t('no_voice', { language: languageName(language, i18n.language) })}</p>
    );
  }
  return (
    <div className={classes.row}>
      <span className={classes.label}>{t('menu.voice')}</span>
      <CompactSelect
        label={t('menu.voice')}
        value={chosen}
        onChange={(name) => {
          chooseVoice(language, name);
          setChosen(name);
        }}
        data={voices.map((name) => ({ value: name, label: name }))}
      />
    </div>
  );
}
