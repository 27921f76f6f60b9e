/** Milliseconds by which subtitles are moved at a time. */
export const shiftStep = 100;
