import { getMe } from '@glossa/contract/auth';
import { getPracticeSummary, listPracticeCards } from '@glossa/contract/practice';
import type { PracticeCard } from '@glossa/contract/practice';
import type { PracticeMode } from '@glossa/contract/settings';
import { getWord, updateWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { createAnswerOutbox } from '../model/answer-outbox.ts';
import {
  answerCard,
  confirmAnswer,
  removeAnswer,
  setTranslation,
  startSession,
  undoAnswer,
} from '../model/session.ts';
import type { Rating, Session } from '../model/session.ts';

/** Which cards to practice, and how. */
export interface SessionOptions {
  language: string;
  limit: number;
  modes: readonly PracticeMode[];
  /** Only words with this tag, or from this text or video. */
  tag?: string;
  text?: string;
  video?: string;
}

/** A practice session and its actions. */
export interface Practice {
  /** Undefined before the first session. */
  session: Session | undefined;
  /** Number of due words that none of the chosen modes can practice. */
  skippedCount: number;
  /** Number of answers waiting for a connection. */
  unsentCount: number;
  isStarting: boolean;
  start: (options: SessionOptions) => void;
  answer: (rating: Rating, duration: number) => void;
  undo: () => void;
  /** Saves the translation of a word; resolves to whether the server accepted it. */
  saveTranslation: (card: PracticeCard, translation: string) => Promise<boolean>;
  retry: () => void;
  /** Sends all answers. Resolves once the server has them or is unreachable. */
  flush: () => Promise<void>;
  /** Ends the session and returns to the start. */
  leave: () => void;
}

/** Runs practice sessions: fetches cards, records answers and sends them to the server. */
export function usePractice(): Practice {
  const { id } = useUser();
  const client = useQueryClient();
  const { t } = useTranslation('practice');
  const [session, setSession] = useState<Session>();
  const [skippedCount, setSkippedCount] = useState(0);
  const [isStarting, setStarting] = useState(false);
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const change = (next: (session: Session) => Session) =>
    setSession((before) => (before ? next(before) : before));

  const outbox = useMemo(
    () =>
      createAnswerOutbox(
        { call, storage: localStorage, key: `glossa-answers:${id}` },
        {
          onReviewed: (result) => {
            change((before) => confirmAnswer(before, result));
            void client.invalidateQueries({ queryKey: endpointKey(getWord) });
          },
          onRejected: (review) => change((before) => removeAnswer(before, review)),
        },
      ),
    [id, client],
  );
  const unsentCount = useSyncExternalStore(outbox.subscribe, outbox.unsentCount);
  useEffect(() => {
    addEventListener('online', outbox.retry);
    return () => removeEventListener('online', outbox.retry);
  }, [outbox]);

  return {
    session,
    skippedCount,
    unsentCount,
    isStarting,
    start: ({ modes, ...options }) => {
      setStarting(true);
      // Send pending answers first; otherwise, the server would return their cards again.
      void outbox
        .flush()
        .then(() => call(listPracticeCards, { query: { ...options, modes: modes.join(',') } }))
        .then(
          ({ results, left_out: skipped }) => {
            setSkippedCount(skipped);
            if (results.length > 0) setSession(startSession(results));
            else toast.info(t(skipped > 0 ? 'start.none_askable' : 'start.none_due'));
          },
          (error: unknown) => toast.apiError(errorText(error)),
        )
        .finally(() => setStarting(false));
    },
    answer: (rating, duration) => {
      const [card] = latest.current?.queue ?? [];
      if (!card) return;
      const review = newReviewId();
      const milliseconds = Math.min(Math.round(duration), 3_600_000);
      outbox.add(card.id, review, { rating, version: card.version, mode: card.mode, duration: milliseconds });
      change((before) => answerCard(before, { review, rating, duration: milliseconds }));
    },
    undo: () => {
      const last = latest.current?.answers.at(-1);
      if (!last) return;
      outbox.undo(last.card.id, last.review);
      change(undoAnswer);
    },
    saveTranslation: async (card, translation) => {
      try {
        await call(updateWord, { params: { id: card.id }, body: { translation } });
        change((before) => setTranslation(before, card.id, translation));
        void client.invalidateQueries({ queryKey: endpointKey(getWord) });
        return true;
      } catch (error) {
        toast.apiError(errorText(error));
        return false;
      }
    },
    retry: outbox.retry,
    flush: outbox.flush,
    leave: () => {
      setSession(undefined);
      void outbox
        .flush()
        .then(() =>
          Promise.all(
            [getPracticeSummary, getMe].map((endpoint) =>
              client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
            ),
          ),
        );
    },
  };
}

/** Returns a random UUID. `crypto.randomUUID` is unavailable over plain HTTP. */
function newReviewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
