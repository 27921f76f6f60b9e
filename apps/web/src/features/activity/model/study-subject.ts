import type { StudyKind } from '@glossa/contract/activity';

/** What is studied on a page. */
export interface StudySubject {
  kind: StudyKind;
  /** Of the text or video. */
  id?: string;
}

const id = '([\\da-f-]{36})';
const text = new RegExp(`^/reading/${id}(?:/page/\\d+)?$`);
const video = new RegExp(`^/videos/learn/${id}$`);
const words = /^\/(?:practice|words|mindmap)$/;

/** What the page at a path is for; undefined where nothing is studied. */
export function studySubject(path: string): StudySubject | undefined {
  const textId = text.exec(path)?.[1];
  if (textId !== undefined) return { kind: 'reading', id: textId };
  const videoId = video.exec(path)?.[1];
  if (videoId !== undefined) return { kind: 'video', id: videoId };
  return words.test(path) ? { kind: 'words' } : undefined;
}
