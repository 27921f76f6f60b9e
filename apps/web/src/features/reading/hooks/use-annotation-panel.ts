import { create } from 'zustand';

import type { SentencePart } from '../model/sentence-part.ts';

/** The list of annotations, focused on one of them or at its start, or a new note on a part of a sentence. */
type AnnotationPanel = { list: string | undefined } | { note: SentencePart };

/** Which annotation panel is open; opened by shortcuts, the menu, the word panel and the marks in the margin. */
export const useAnnotationPanel = create<{ open: AnnotationPanel | undefined }>(() => ({ open: undefined }));

/** Opens a panel in place of the current one; undefined closes it. */
export const openAnnotationPanel = (open: AnnotationPanel | undefined): void =>
  useAnnotationPanel.setState({ open });
