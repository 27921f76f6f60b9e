import { Difficulty } from '@glossa/contract/fields';
import { videoQualities } from '@glossa/contract/video-upload';
import type { VideoQuality } from '@glossa/contract/video-upload';
import * as z from 'zod';

import { createDraft } from '@/lib/forms/draft.ts';

const Draft = z.object({
  way: z.enum(['file', 'youtube']),
  video_url: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  category: z.string(),
  language: z.string(),
  difficulty_level: Difficulty,
  tags: z.array(z.string()),
  quality: z.enum(Object.keys(videoQualities) as [VideoQuality]),
  second_language: z.string(),
  auto_subtitles: z.boolean(),
  is_free: z.boolean(),
  price: z.string(),
  drm_protected: z.boolean(),
});

/** The upload form's input, without files. */
export type UploadDraft = z.infer<typeof Draft>;

/** `language` is the video's language, and `secondLanguage` is the language of the second subtitles. */
export const emptyDraft = (language: string, secondLanguage: string): UploadDraft => ({
  way: 'file',
  video_url: '',
  title: '',
  description: '',
  author: '',
  category: '',
  language,
  difficulty_level: 'beginner',
  tags: [],
  quality: '1080p',
  second_language: secondLanguage,
  auto_subtitles: false,
  is_free: true,
  price: '',
  drm_protected: false,
});

/**
 * Returns whether the draft contains input worth restoring. Selections don't count, because they are quickly made
 * again.
 */
export const hasInput = ({ title, description, author, tags, video_url, price }: UploadDraft): boolean =>
  [title, description, author, video_url, price, ...tags].some((part) => part.trim() !== '');

export const uploadDraft = createDraft('video', Draft, hasInput);
