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

/** Design tokens of the colors, by level and by kind. */
export const fillTokens: Record<WordLevel, string> = {
  new: 'word-new',
  '1': 'word-learning-1',
  '2': 'word-learning-2',
  '3': 'word-learning-3',
  known: 'surface',
  mastered: 'success-wash',
  ignored: 'sunken',
};
export const edgeTokens: Record<WordLevel, string> = {
  new: 'word-new-mark',
  '1': 'word-learning-mark',
  '2': 'word-learning-mark',
  '3': 'word-learning-mark',
  known: 'word-known-mark',
  mastered: 'word-known-mark',
  ignored: 'line-strong',
};
export const linkTokens: Record<MindMapLink['kind'], string> = {
  related: 'muted',
  synonym: 'accent',
  antonym: 'danger',
  family: 'muted',
  met_together: 'line-strong',
};

/** Reads the colors that apply to an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const color = (token: string) => style.getPropertyValue(`--glossa-${token}`).trim() || '#888';
  const colors = <Name extends string>(tokens: Record<Name, string>) =>
    Object.fromEntries(Object.entries<string>(tokens).map(([name, token]) => [name, color(token)])) as Record<
      Name,
      string
    >;
  return {
    paper: color('paper'),
    ink: color('ink'),
    muted: color('muted'),
    accent: color('accent'),
    fill: colors(fillTokens),
    edge: colors(edgeTokens),
    link: colors(linkTokens),
    font: style.fontFamily || 'sans-serif',
  };
}
