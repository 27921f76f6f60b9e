import * as z from 'zod';

import { messages } from './messages.ts';

/** 0 new, 1 to 3 learning, 4 known, 5 mastered. */
export const KnowledgeLevel = z
  .int(messages.level_invalid)
  .min(0, messages.level_invalid)
  .max(5, messages.level_invalid);

/** Lowest level of a known word. */
export const knownLevel = 4;

/** Labels of levels: 0 unknown, 1 to 3 learning, 4 known, 5 mastered; plus `ignored`. */
export const wordStatuses = ['unknown', 'learning', 'known', 'mastered', 'ignored'] as const;
