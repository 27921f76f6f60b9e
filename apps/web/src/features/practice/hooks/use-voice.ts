import { useCallback, useEffect, useState } from 'react';

import { findVoice, speakWith } from '../../../lib/speech/voice.ts';

/** A voice of this device for a language: whether there is one (undefined until that is known), and how to use it. */
export function useVoice(language: string): {
  hasVoice: boolean | undefined;
  speak: (text: string) => void;
} {
  const [found, setFound] = useState<{ language: string; voice: SpeechSynthesisVoice | undefined }>();
  useEffect(() => {
    let gone = false;
    void findVoice(language).then((voice) => {
      if (!gone) setFound({ language, voice });
    });
    return () => {
      gone = true;
    };
  }, [language]);
  const voice = found?.language === language ? found.voice : undefined;
  const speak = useCallback(
    (text: string) => {
      if (voice) speakWith(voice, text);
    },
    [voice],
  );
  return { hasVoice: found?.language === language ? voice !== undefined : undefined, speak };
}
