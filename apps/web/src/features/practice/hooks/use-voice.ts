import { useCallback, useEffect, useState } from 'react';

import { findVoice, speakWith } from '@/domain/speech/voice.ts';

/** Speaks a language with a voice of this device. `hasVoice` is undefined until known. */
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
