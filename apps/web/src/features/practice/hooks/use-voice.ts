import { useCallback, useEffect, useState } from 'react';

import { findVoice, speakWith } from '@/domain/speech/voices.ts';

/** Returns a function that speaks a language with a voice of this device. `hasVoice` is undefined until known. */
export function useVoice(language: string): {
  hasVoice: boolean | undefined;
  speak: (text: string) => void;
} {
  const [found, setFound] = useState<{ language: string; voice: SpeechSynthesisVoice | undefined }>();
  useEffect(() => {
    let isCanceled = false;
    void findVoice(language).then((voice) => {
      if (!isCanceled) setFound({ language, voice });
    });
    return () => {
      isCanceled = true;
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
