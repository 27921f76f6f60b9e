const usual = [0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** Returns the speeds to choose from, including the current one. */
export const speeds = (present: number): readonly number[] =>
  usual.includes(present) ? usual : [...usual, present].toSorted((a, b) => a - b);

/** Returns the next faster or slower speed. */
export const nextSpeed = (present: number, step: 1 | -1): number =>
  (step === 1 ? usual.find((speed) => speed > present) : usual.findLast((speed) => speed < present)) ??
  present;
