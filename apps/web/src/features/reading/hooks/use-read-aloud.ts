import { create } from 'zustand';

import type { ReadAloud } from '@/domain/speech/read-aloud.ts';

/** The controller that reads the open text aloud while its player is open, shared across the reader. */
export const useReadAloud = create<{
  readAloud: ReadAloud | undefined;
  /** Returns the sentence to start with. */
  findStart: () => number;
}>(() => ({ readAloud: undefined, findStart: () => 0 }));

/** Registers the controller for the open text. Returns a function that unregisters it. */
export function attachReadAloud(readAloud: ReadAloud, findStart: () => number): () => void {
  useReadAloud.setState({ readAloud, findStart });
  return () => useReadAloud.setState({ readAloud: undefined });
}

/** Starts or resumes reading aloud. Does nothing while the text is already being read aloud. */
export function playReadAloud(readAloud: ReadAloud): void {
  const { playing, seq } = readAloud.state.getState();
  if (playing) return;
  if (seq === undefined) readAloud.playFrom(useReadAloud.getState().findStart());
  else readAloud.resume();
}

/** Starts, resumes or pauses reading aloud. */
export function toggleReadAloud(readAloud: ReadAloud): void {
  if (readAloud.state.getState().playing) readAloud.pause();
  else playReadAloud(readAloud);
}
