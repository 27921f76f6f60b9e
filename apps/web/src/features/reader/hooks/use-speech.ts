import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../../lib/i18n/language-name.ts';
import { toast } from '../../../ui/toast.tsx';

/** Speaks in a language (its code) with a voice of this device, or says that there is none. */
export function useSpeech(language: string): (text: string) => void {
  const { t, i18n } = useTranslation('reader');
  return useCallback(
    (text) => {
      void import('../model/speak.ts')
        .then(({ speak }) => speak(text, language))
        .then((spoken) => {
          if (!spoken) toast.info(t('no_voice', { language: languageName(language, i18n.language) }));
        });
    },
    [language, t, i18n],
  );
}
