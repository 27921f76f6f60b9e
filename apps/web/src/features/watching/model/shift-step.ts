/** Milliseconds per step of the subtitle delay. */
export const shiftStep = 100;
