import type { MindMap, MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

import { word } from '@/testing/word.ts';

/** Returns a word of a map. */
export const sampleNode = (id: number, term: string, more: Partial<MindMapNode> = {}): MindMapNode => ({
  id,
  term,
  knowledge_level: 1,
  ignored: false,
  status: 'learning',
  translation: '',
  depth: 0,
  x: null,
  y: null,
  ...more,
});

export const linkId = '0192a0b0-0000-7000-8000-0000000000aa';

/** Returns a connection between two words. */
export const sampleLink = (from: number, to: number, more: Partial<MindMapLink>): MindMapLink => ({
  id: linkId,
  from,
  to,
  kind: 'related',
  source: 'hand',
  ...more,
});

/** "chaud" is the antonym of "froid", and occurs with "été". */
export const sampleMap: MindMap = {
  language: 'fr',
  truncated: false,
  nodes: [
    sampleNode(1, 'chaud', { translation: 'hot', knowledge_level: 4, status: 'known' }),
    sampleNode(2, 'froid', { translation: 'cold', depth: 1 }),
    sampleNode(3, 'été', { depth: 1, knowledge_level: 0, status: 'unknown' }),
  ],
  links: [
    sampleLink(1, 2, { kind: 'antonym' }),
    sampleLink(1, 3, { id: null, kind: 'met_together', source: 'automatic' }),
  ],
};

/** The saved entry of "chaud". */
export const entry = word(1, {
  text: 'chaud',
  knowledge_level: 4,
  user_knowledge_level: 4,
  status: 'known',
  translation: 'hot',
});

export const emptyMap: MindMap = { ...sampleMap, nodes: [], links: [] };
