import { uploadText } from '@glossa/contract/text-upload';
import type { TextCard } from '@glossa/contract/texts';

import type { Browser } from '../browser.ts';

/** Adds a text to the signed-in user's library. */
export const createText = (
  browser: Browser,
  overrides: {
    title?: string;
    text?: string;
    language?: string;
    tags?: string[];
    source?: string;
    from_subtitles?: boolean;
    difficulty_level?: TextCard['difficulty'];
  } = {},
) =>
  browser.call(uploadText, {
    body: {
      title: 'A fable',
      text: 'The fox saw the grapes. The grapes hung high.',
      language: 'en',
      ...overrides,
    },
  });
