import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../../lib/i18n/language-name.ts';
import { toast } from '../../../ui/toast.tsx';

/** Voices come late in some browsers; whoever asks too early waits for them, 1 s at most. */
function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices());
    synthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, 1000);
  });
}

/** Speaks in a language (its code) with a voice of this device, or says that there is none. */
export function useSpeech(language: string): (text: string) => void {
  const { t, i18n } = useTranslation('reader');
  return useCallback(
    (text) => {
      const none = () => toast.info(t('no_voice', { language: languageName(language, i18n.language) }));
      if (!('speechSynthesis' in globalThis)) {
        none();
        return;
      }
      void voicesOf(speechSynthesis).then((voices) => {
        const voice = voices.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
        if (!voice) {
          none();
          return;
        }
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        speechSynthesis.cancel();
        speechSynthesis.speak(utterance);
      });
    },
    [language, t, i18n],
  );
}
