import type { StudyKind } from '@glossa/contract/activity';

/** What the learner studies on a page: the kind of activity and, if there is one, the text or video. */
export interface StudySubject {
  kind: StudyKind;
  /** ID of the text or video. */
  id?: string;
}

const id = '([\\da-f-]{36})';
const text = new RegExp(`^/reading/${id}(?:/page/\\d+)?$`);
const video = new RegExp(`^/videos/learn/${id}$`);
const words = /^\/(?:practice|words|mindmap)$/;

/** Returns the study subject of the page at `path`, or undefined if the page isn't for studying. */
export function studySubject(path: string): StudySubject | undefined {
  const textId = text.exec(path)?.[1];
  if (textId !== undefined) return { kind: 'reading', id: textId };
  const videoId = video.exec(path)?.[1];
  if (videoId !== undefined) return { kind: 'video', id: videoId };
  return words.test(path) ? { kind: 'words' } : undefined;
}
