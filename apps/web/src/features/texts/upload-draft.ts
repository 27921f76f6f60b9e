import { Difficulty } from '@glossa/contract/fields';
import * as z from 'zod';

const Draft = z.object({
  title: z.string(),
  text: z.string(),
  author: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  audioUrl: z.string(),
  difficulty_level: Difficulty,
  language: z.string(),
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
});

/** Whether something would be lost; language and difficulty are chosen again in a moment. */
export const isWorthKeeping = ({ title, text, author, source, tags, audioUrl }: UploadDraft): boolean =>
  [title, text, author, source, audioUrl, ...tags].some((part) => part.trim() !== '');

// In this tab only, and one for each person who signs in here.
const keyOf = (userId: string) => `glossa-upload-draft:${userId}`;

export function readDraft(userId: string): UploadDraft | undefined {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps the draft over a reload; an empty one is removed. */
export function storeDraft(userId: string, draft: UploadDraft): void {
  if (!isWorthKeeping(draft)) return clearDraft(userId);
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // The storage is full: the text is then kept by the page only.
  }
}

export const clearDraft = (userId: string): void => sessionStorage.removeItem(keyOf(userId));
