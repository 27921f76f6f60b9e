import { Difficulty } from '@glossa/contract/fields';
import * as z from 'zod';

import { createDraft } from '../../lib/forms/draft.ts';

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

/** What is typed into the upload form; files are not part of it. */
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

/** Whether something would be lost; language and difficulty are chosen again in a moment. */
export const isWorthKeeping = ({ title, text, author, source, tags, audioUrl }: UploadDraft): boolean =>
  [title, text, author, source, audioUrl, ...tags].some((part) => part.trim() !== '');

export const uploadDraft = createDraft('upload', Draft, isWorthKeeping);
