import { useState } from 'react';

/** How words are marked: with the usual washes, with ones that colour-blind people tell apart, or by lines only. */
export const wordMarks = ['color', 'contrast', 'plain'] as const;
export type WordMarks = (typeof wordMarks)[number];

const key = 'glossa-word-marks';

/** The marks chosen in this browser; what suits a screen and its light need not suit another. */
export function useWordMarks(): { marks: WordMarks; setMarks: (marks: WordMarks) => void } {
  const [marks, setMarks] = useState(
    () => wordMarks.find((name) => name === localStorage.getItem(key)) ?? 'color',
  );
  return {
    marks,
    setMarks: (next) => {
      localStorage.setItem(key, next);
      setMarks(next);
    },
  };
}
