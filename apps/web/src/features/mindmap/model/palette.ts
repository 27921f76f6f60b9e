import type { MindMapLink } from '@glossa/contract/mindmap';

import type { WordLevel } from '@/domain/words/word-level.ts';

/** Colors of a drawing in the current theme. */
export interface Palette {
  paper: string;
  ink: string;
  muted: string;
  accent: string;
  fill: Record<WordLevel, string>;
  edge: Record<WordLevel, string>;
  link: Record<MindMapLink['kind'], string>;
  font: string;
}

/** Line styles by kind: width and dashes in pixels, so that color is not the only cue. */
export const linkStrokes: Record<MindMapLink['kind'], { width: number; dash: readonly number[] }> = {
  related: { width: 1.5, dash: [] },
  synonym: { width: 2.5, dash: [] },
  antonym: { width: 2, dash: [7, 5] },
  family: { width: 1.5, dash: [2, 4] },
  met_together: { width: 1, dash: [] },
};

/** Outline of a word by level, like its mark in a text: dotted when new, 3 to 1 pixels wide while learning. */
export const edgeStrokes: Record<WordLevel, { width: number; dash: readonly number[]; double?: boolean }> = {
  new: { width: 2, dash: [2, 3] },
  '1': { width: 3.5, dash: [] },
  '2': { width: 2.25, dash: [] },
  '3': { width: 1.25, dash: [] },
  known: { width: 1.5, dash: [] },
  mastered: { width: 1.5, dash: [], double: true },
  ignored: { width: 1.25, dash: [5, 4] },
};

/** Reads the colors that apply to an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--glossa-${name}`).trim() || '#888';
  const [surface, known, learning] = [
    token('surface'),
    token('word-known-mark'),
    token('word-learning-mark'),
  ];
  return {
    paper: token('paper'),
    ink: token('ink'),
    muted: token('muted'),
    accent: token('accent'),
    fill: {
      new: token('word-new'),
      '1': token('word-learning-1'),
      '2': token('word-learning-2'),
      '3': token('word-learning-3'),
      known: surface,
      mastered: token('success-wash'),
      ignored: token('sunken'),
    },
    edge: {
      new: token('word-new-mark'),
      '1': learning,
      '2': learning,
      '3': learning,
      known,
      mastered: known,
      ignored: token('line-strong'),
    },
    link: {
      related: token('muted'),
      synonym: token('accent'),
      antonym: token('danger'),
      family: token('muted'),
      met_together: token('line-strong'),
    },
    font: style.fontFamily || 'sans-serif',
  };
}
