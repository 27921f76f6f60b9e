import { getMe } from '@glossa/contract/auth';
import { getPracticeSummary, listPracticeCards } from '@glossa/contract/practice';
import type { PracticeCard } from '@glossa/contract/practice';
import type { PracticeMode } from '@glossa/contract/settings';
import { getWord, updateWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { createAnswerOutbox } from '../model/answer-outbox.ts';
import { newReviewId } from '../model/new-review-id.ts';
import {
  answerCard,
  confirmAnswer,
  dropAnswer,
  rewriteCard,
  startSession,
  undoAnswer,
} from '../model/session.ts';
import type { Rating, Session } from '../model/session.ts';

/** The settings of a session. */
export interface RoundChoice {
  language: string;
  limit: number;
  modes: readonly PracticeMode[];
  /** Only words with this tag, or from this text or video. */
  tag?: string;
  text?: string;
  video?: string;
}

export interface Practice {
  /** Undefined before the first session. */
  session: Session | undefined;
  /** Due words that no chosen mode suits. */
  leftOut: number;
  /** Answers waiting for a connection. */
  waiting: number;
  isStarting: boolean;
  start: (choice: RoundChoice) => void;
  answer: (rating: Rating, duration: number) => void;
  undo: () => void;
  /** Saves the translation of a word; resolves to whether the server accepted it. */
  rewrite: (card: PracticeCard, translation: string) => Promise<boolean>;
  retry: () => void;
  /** Resolves once the server has all answers or is unreachable. */
  settled: () => Promise<void>;
  /** Returns to the start. */
  leave: () => void;
}

/** A practice session: its cards, its answers, and sending them to the server. */
export function useSession(): Practice {
  const { id } = useUser();
  const client = useQueryClient();
  const { t } = useTranslation('practice');
  const [session, setSession] = useState<Session>();
  const [leftOut, setLeftOut] = useState(0);
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
          onRefused: (review) => change((before) => dropAnswer(before, review)),
        },
      ),
    [id, client],
  );
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  useEffect(() => {
    addEventListener('online', outbox.retry);
    return () => removeEventListener('online', outbox.retry);
  }, [outbox]);

  return {
    session,
    leftOut,
    waiting,
    isStarting,
    start: ({ modes, ...choice }) => {
      setStarting(true);
      // Answers still being sent would be asked again.
      void outbox
        .settled()
        .then(() => call(listPracticeCards, { query: { ...choice, modes: modes.join(',') } }))
        .then(
          ({ results, left_out: number }) => {
            setLeftOut(number);
            if (results.length > 0) setSession(startSession(results));
            else toast.info(t(number > 0 ? 'start.none_askable' : 'start.none_due'));
          },
          (error: unknown) => toast.apiError(errorText(error)),
        )
        .finally(() => setStarting(false));
    },
    answer: (rating, duration) => {
      const [card] = latest.current?.queue ?? [];
      if (!card) return;
      const review = newReviewId();
      const rounded = Math.min(Math.round(duration), 3_600_000);
      outbox.add(card.id, review, { rating, version: card.version, mode: card.mode, duration: rounded });
      change((before) => answerCard(before, { review, rating, duration: rounded }));
    },
    undo: () => {
      const last = latest.current?.given.at(-1);
      if (!last) return;
      outbox.undo(last.card.id, last.review);
      change(undoAnswer);
    },
    rewrite: async (card, translation) => {
      try {
        await call(updateWord, { params: { id: card.id }, body: { translation } });
        change((before) => rewriteCard(before, card.id, translation));
        void client.invalidateQueries({ queryKey: endpointKey(getWord) });
        return true;
      } catch (error) {
        toast.apiError(errorText(error));
        return false;
      }
    },
    retry: outbox.retry,
    settled: outbox.settled,
    leave: () => {
      setSession(undefined);
      void outbox
        .settled()
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
