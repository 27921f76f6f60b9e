import { create } from 'zustand';

const storageKey = 'glossa-audio-follows';

interface RecordingState {
  /** The audio element, once its player is mounted. */
  audio: HTMLAudioElement | undefined;
  /** Whether pages turn with the recording; stored in this browser. */
  followsRecording: boolean;
  /** The sentence being repeated. */
  repeatedSentence: number | undefined;
  /** Whether sentence times are being set by tapping along. */
  isTapping: boolean;
}

/** The open text's recording, shared across the reader. */
export const useRecording = create<RecordingState>(() => ({
  audio: undefined,
  followsRecording: localStorage.getItem(storageKey) !== 'no',
  repeatedSentence: undefined,
  isTapping: false,
}));

/** Registers the audio element. Returns a function that unregisters it. */
export function attachAudio(audio: HTMLAudioElement): () => void {
  useRecording.setState({ audio });
  return () => useRecording.setState({ audio: undefined, repeatedSentence: undefined, isTapping: false });
}

/** Sets whether pages turn with the recording. */
export function setFollowsRecording(followsRecording: boolean): void {
  localStorage.setItem(storageKey, followsRecording ? 'yes' : 'no');
  useRecording.setState({ followsRecording });
}

/** Repeats a sentence; undefined stops repeating. */
export const repeatSentence = (repeatedSentence: number | undefined): void =>
  useRecording.setState({ repeatedSentence });

/** Starts or stops setting sentence times by tapping along. */
export const setTapping = (isTapping: boolean): void =>
  useRecording.setState({ isTapping, repeatedSentence: undefined });
