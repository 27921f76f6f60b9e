import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { speechServerQuery } from './speech-server.ts';
import type { SpeechServer } from './speech-server.ts';
import { chooseVoice, findVoice, prefersBrowserVoice, setPrefersBrowserVoice, voicesFor } from './voices.ts';

/** The value that selects the speech server; browser voices are selected by name. */
export const serverVoice = '';

/** Returns the voices for a language, and the one chosen in this browser. `voices` is undefined until known. */
export function useVoices(
  language: string,
  text: string | undefined,
): {
  server: SpeechServer | undefined;
  /** Names of this device's voices. */
  voices: readonly string[] | undefined;
  /** `serverVoice`, or the name of a voice. */
  selected: string | undefined;
  choose: (name: string) => void;
} {
  const { data, isPending } = useQuery(speechServerQuery(language, text));
  const server = data?.server ?? undefined;
  const [device, setDevice] = useState<{ voices: string[]; selected: string | undefined }>();
  const [prefersBrowser, setPrefersBrowser] = useState(() => prefersBrowserVoice(language));
  useEffect(() => {
    let isMounted = true;
    void Promise.all([voicesFor(language), findVoice(language)]).then(([all, voice]) => {
      if (isMounted) setDevice({ voices: all.map(({ name }) => name), selected: voice?.name });
    });
    return () => {
      isMounted = false;
    };
  }, [language]);
  return {
    server,
    voices: isPending ? undefined : device?.voices,
    selected: server && !prefersBrowser ? serverVoice : device?.selected,
    choose: (name) => {
      setPrefersBrowserVoice(language, name !== serverVoice);
      setPrefersBrowser(name !== serverVoice);
      if (name === serverVoice) return;
      chooseVoice(language, name);
      setDevice((before) => before && { ...before, selected: name });
    },
  };
}
