import { ApiError } from '@glossa/contract/client';
import type { ReadingPage } from '@glossa/contract/reading';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { consumeStopAtEnd } from '@/domain/player/sleep-timer.ts';
import { createBrowserSpeaker } from '@/domain/speech/browser-speaker.ts';
import { createReadAloud } from '@/domain/speech/read-aloud.ts';
import type { ReadAloud } from '@/domain/speech/read-aloud.ts';
import { createServerSpeaker } from '@/domain/speech/server-speaker.ts';
import { chosenSpeechServer } from '@/domain/speech/speech-server.ts';
import type { Speaker } from '@/domain/speech/speaker.ts';
import { findVoice } from '@/domain/speech/voices.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { pageForSentence } from '../model/page-range.ts';
import { readReadingSpeed } from '../model/reading-speed.ts';
import { toSpokenWords, wordAtCharacter } from '../model/spoken-text.ts';
import type { SpokenWords } from '../model/spoken-text.ts';
import { sentenceElement } from './use-follow-sentence.ts';
import { readingPageQuery } from './use-reading-page.ts';

const storageKey = (textId: string): string => `glossa-speech:${textId}`;

/** Returns the sentence at which reading a text aloud stopped in this browser. */
export function storedSentence(textId: string): number | undefined {
  const stored = localStorage.getItem(storageKey(textId));
  return stored === null ? undefined : Number(stored);
}

/**
 * Creates the controller that reads an open text aloud and marks the word being spoken. Reading stops when the
 * component unmounts.
 */
export function useCreateReadAloud(data: ReadingPage, text: RefObject<HTMLElement | null>): ReadAloud {
  const client = useQueryClient();
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  });
  const [{ readAloud, dispose }] = useState(() => create(client, latest, text));
  useEffect(() => dispose, [dispose]);
  return readAloud;
}

function create(
  client: QueryClient,
  latest: RefObject<ReadingPage>,
  text: RefObject<HTMLElement | null>,
): { readAloud: ReadAloud; dispose: () => void } {
  const { id, language, sentence_count: count } = latest.current;
  let current: { seq: number; words: SpokenWords } | undefined;
  let speakers: readonly Speaker[] = [];
  let marked: HTMLElement | undefined;

  const isNextPage = (seq: number): boolean => {
    const { sentences_per_page: perPage } = latest.current;
    return pageForSentence(seq + 1, perPage) > pageForSentence(seq, perPage);
  };
  const readAloud = createReadAloud({
    count,
    rate: readReadingSpeed(),
    loadSentence: async (seq) => {
      const words = toSpokenWords(await findSentence(client, latest.current, seq));
      current = { seq, words };
      localStorage.setItem(storageKey(id), String(seq));
      return { seq, text: words.text };
    },
    findSpeakers: async () => {
      for (const speaker of speakers) speaker.dispose();
      const [server, voice] = await Promise.all([
        chosenSpeechServer(client, language, id),
        findVoice(language),
      ]);
      speakers = [
        ...(server ? [createServerSpeaker(server, id)] : []),
        ...(voice ? [createBrowserSpeaker(voice)] : []),
      ];
      return speakers;
    },
    // Set on the element directly, so that the words don't re-render.
    onCharacter: (seq, index) => {
      delete marked?.dataset['spokenWord'];
      marked = undefined;
      if (index === undefined || current?.seq !== seq) return;
      const word = wordAtCharacter(current.words, index);
      if (word === undefined) return;
      marked = sentenceElement(text.current, seq)?.querySelectorAll<HTMLElement>('[data-index]')[word];
      if (marked) marked.dataset['spokenWord'] = '';
    },
    onFallback: (error) => {
      const isBudgetSpent = error instanceof ApiError && error.code === 'speech_budget_spent';
      toast.info(i18next.t(isBudgetSpent ? 'listening:fallback_spent' : 'listening:fallback'));
    },
    pausesAfter: (seq) => isNextPage(seq) && consumeStopAtEnd(),
    onEnd: () => localStorage.removeItem(storageKey(id)),
  });
  return {
    readAloud,
    dispose: () => {
      readAloud.pause();
      for (const speaker of speakers) speaker.dispose();
    },
  };
}

/** Returns a sentence of a text. Loads its page if it isn't on screen. */
async function findSentence(client: QueryClient, data: ReadingPage, seq: number) {
  const isRequested = (sentence: { seq: number }) => sentence.seq === seq;
  const onScreen = data.sentences.find(isRequested);
  if (onScreen) return onScreen;
  const { id, sentences_per_page: perPage } = data;
  const query = readingPageQuery(id, pageForSentence(seq, perPage), perPage);
  const page = await client.query({ ...query, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return page.sentences.find(isRequested) ?? { tokens: [] };
}
