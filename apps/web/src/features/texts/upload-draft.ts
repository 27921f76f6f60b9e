import { Difficulty } from '@glossa/contract/fields';
import * as z from 'zod';

import { createDraft } from '@/lib/forms/draft.ts';

const Draft = z.object({
  title: z.string(),
  text: z.string(),
  author: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  audioUrl: z.string(),
  difficulty_level: Difficulty,
  language: z.string(),
  from_subtitles: z.boolean().default(false),
});

/** The upload form's input, without files. */
export type UploadDraft = z.infer<typeof Draft>;

export const emptyDraft = (language: string): UploadDraft => ({
  title: '',
  text: '',
  author: '',
  source: '',
  tags: [],
  audioUrl: '',
  difficulty_level: 'beginner',
  language,
  from_subtitles: false,
});

/**
 * Returns whether the draft contains input worth restoring. Language and difficulty don't count, because they are
 * quickly chosen again.
 */
export const hasInput = ({ title, text, author, source, tags, audioUrl }: UploadDraft): boolean =>
  [title, text, author, source, audioUrl, ...tags].some((part) => part.trim() !== '');

export const uploadDraft = createDraft('upload', Draft, hasInput);
