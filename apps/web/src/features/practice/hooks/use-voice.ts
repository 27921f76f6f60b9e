import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { speak as speakText } from '@/domain/speech/speak.ts';
import { speechServerQuery } from '@/domain/speech/speech-server.ts';
import { findVoice } from '@/domain/speech/voices.ts';

/**
 * Returns a function that speaks text in a language, using the speech server or a voice on this device. `hasVoice` is
 * undefined until it is known.
 */
export function useVoice(language: string): {
  hasVoice: boolean | undefined;
  speak: (text: string) => void;
} {
  const client = useQueryClient();
  const { data, isPending } = useQuery({ ...speechServerQuery(language), enabled: language !== '' });
  const [found, setFound] = useState<{ language: string; hasVoice: boolean }>();
  useEffect(() => {
    let isCanceled = false;
    void findVoice(language).then((voice) => {
      if (!isCanceled) setFound({ language, hasVoice: voice !== undefined });
    });
    return () => {
      isCanceled = true;
    };
  }, [language]);
  const hasOwn = found?.language === language ? found.hasVoice : undefined;
  const hasServer = isPending ? undefined : Boolean(data?.server);
  const isKnown = hasOwn !== undefined && hasServer !== undefined;
  return {
    hasVoice: hasOwn || hasServer || (isKnown ? false : undefined),
    speak: useCallback((text) => void speakText(client, text, language), [client, language]),
  };
}
