import type { MindMapNode } from '@glossa/contract/mindmap';

import { wordStatus } from '#domain/vocabulary/word-status.ts';
import type { NodeRow } from './queries.ts';

export const presentNode = ({
  id,
  term,
  level,
  ignored,
  translation,
  depth,
  x,
  y,
}: NodeRow): MindMapNode => ({
  id,
  term,
  knowledge_level: level,
  ignored,
  status: wordStatus(level, ignored),
  translation,
  depth,
  x,
  y,
});
