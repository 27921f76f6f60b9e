import { ApiError } from '@glossa/contract/client';
import { readEvents } from '@glossa/contract/event-stream';
import { explainSentence } from '@glossa/contract/language-model';
import type { ExplanationKind } from '@glossa/contract/language-model';
import { useEffect, useRef, useState } from 'react';

import { send } from '@/lib/api/client.ts';

/** A response from the language model. */
export interface ExplanationState {
  kind: ExplanationKind;
  text: string;
  status: 'writing' | 'complete' | 'stopped' | 'failed';
  /** Whether the response was cut off because it became too long. */
  truncated: boolean;
  error: ApiError | undefined;
}

/** Requests explanations of a sentence, one at a time. `onRemaining` receives the number of requests left today. */
export function useExplanation(
  place: { text?: string; video?: string; sentence: number; word?: string | undefined },
  onRemaining: (remaining: number) => void,
): {
  explanation: ExplanationState | undefined;
  start: (kind: ExplanationKind) => Promise<void>;
  stop: () => void;
  close: () => void;
} {
  const [explanation, setExplanation] = useState<ExplanationState>();
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const start = async (kind: ExplanationKind): Promise<void> => {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    const { signal } = current;
    let state: ExplanationState = { kind, text: '', status: 'writing', truncated: false, error: undefined };
    const update = (change: Partial<ExplanationState>) => {
      if (signal.aborted) return;
      state = { ...state, ...change };
      setExplanation(state);
    };
    update({});
    try {
      const response = await send(explainSentence, { body: { kind, ...place } }, { signal });
      for await (const event of readEvents(explainSentence, response)) {
        if (event.type === 'text') update({ text: state.text + event.text });
        else if (event.type === 'error') throw new ApiError(503, { code: event.code, error: event.code });
        else {
          update({ status: 'complete', truncated: event.truncated });
          onRemaining(event.remaining);
        }
      }
      if (state.status === 'writing') throw new Error('The stream ended early');
    } catch (error) {
      const known =
        error instanceof ApiError
          ? error
          : new ApiError(0, { code: 'network_error', error: 'The stream broke off' });
      update({ status: 'failed', error: known });
    }
  };

  return {
    explanation,
    start,
    stop: () => {
      request.current?.abort();
      setExplanation((before) => before && { ...before, status: 'stopped' });
    },
    close: () => {
      request.current?.abort();
      setExplanation(undefined);
    },
  };
}
