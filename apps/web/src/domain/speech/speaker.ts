/** A sentence to speak. */
export interface SpokenText {
  /** Number of the sentence in its text. */
  seq: number;
  /** On one line. */
  text: string;
}

/** Speaks one sentence at a time. */
export interface Speaker {
  kind: 'server' | 'browser';
  /** Loads sentences that will follow, so that there is no gap. */
  prefetch: (sentences: readonly number[]) => void;
  /**
   * Speaks a sentence; resolves when it has ended. Aborting stops it immediately.
   * @throws {ApiError | SpeechError} if it can't be spoken
   */
  speak: (
    sentence: SpokenText,
    options: {
      /** Whether to resume where this sentence was stopped. */
      resumes: boolean;
      /** Speaking speed; 1 is normal. */
      rate: number;
      /** Receives the index of the character being spoken, where it's known. */
      onCharacter: (index: number) => void;
      signal: AbortSignal;
    },
  ) => Promise<void>;
  /** Releases the loaded sentences. */
  dispose: () => void;
}

/**
 * A failure to speak. `interrupted`: something else stopped the speech, such as a call or another app, or the browser
 * requires a click before it plays audio.
 */
export class SpeechError extends Error {
  override name = 'SpeechError';
  readonly kind: 'interrupted' | 'failed';

  constructor(kind: 'interrupted' | 'failed') {
    super(kind);
    this.kind = kind;
  }
}
