/**
 * Plays all audio from the speech server. There is only one element, since phones play only an element that a tap has
 * started.
 */
export const speechAudio = new Audio();

/** Allows the element to play later. Must be called in the handler of a tap or key press. */
export const unlockSpeechAudio = (): void => speechAudio.load();
