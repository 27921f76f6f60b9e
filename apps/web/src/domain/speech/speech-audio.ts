/** Plays all audio of the speech server. A single element, since phones play only one that a tap has started. */
export const speechAudio = new Audio();

/** Allows the element to play later. Call it in the handler of a tap or key. */
export const unlockSpeechAudio = (): void => speechAudio.load();
