import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { claimVoice } from './one-voice.ts';
import { speechAudio } from './speech-audio.ts';
import { chosenSpeechServer, sentenceSpeechUrl, wordSpeechUrl } from './speech-server.ts';
import { findVoice, speakWith } from './voices.ts';

const stop = (): void => {
  speechAudio.pause();
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
};

/** Identifies the latest request, so that a slow response to an earlier one isn't played. */
let latest: symbol | undefined;

/** Plays audio from its start; returns false if it can't be played. */
async function playUrl(url: string): Promise<boolean> {
  speechAudio.src = url;
  speechAudio.playbackRate = 1;
  try {
    await speechAudio.play();
    return true;
  } catch (error) {
    // The playback was interrupted because a newer text is playing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Speaks with the speech server, or else with a voice on this device. Shows a message if there is neither. */
async function speakWithBest(
  text: string,
  language: string,
  findUrl: () => Promise<string | undefined>,
): Promise<void> {
  const request = Symbol(text);
  latest = request;
  claimVoice(stop);
  const url = await findUrl();
  if (latest !== request) return;
  if (url !== undefined && (await playUrl(url))) return;
  const voice = await findVoice(language);
  if (latest !== request) return;
  if (voice) speakWith(voice, text);
  else {
    const name = languageName(language, i18next.language);
    toast.info(i18next.t('reader:no_voice', { language: name }));
  }
}

/** Speaks a word, phrase or short text; `language` is its language code. */
export const speak = (client: QueryClient, text: string, language: string): Promise<void> =>
  speakWithBest(text, language, async () => {
    const server = await chosenSpeechServer(client, language);
    return server && wordSpeechUrl(server, language, text);
  });

/** Speaks a sentence of a text in the library. */
export const speakSentence = (
  client: QueryClient,
  { text, language, sentence, words }: { text: string; language: string; sentence: number; words: string },
): Promise<void> =>
  speakWithBest(words, language, async () => {
    const server = await chosenSpeechServer(client, language, text);
    return server && sentenceSpeechUrl(server, text, sentence);
  });
