import { create } from 'zustand';

import type { SentencePart } from '../model/sentence-part.ts';

/** Either the list of annotations, optionally focused on one of them, or a new note on part of a sentence. */
type AnnotationPanel = { list: string | undefined } | { note: SentencePart };

/**
 * The annotation panel that is open. It can be opened by shortcuts, the menu, the word panel and the marks in the
 * margin.
 */
export const useAnnotationPanel = create<{ open: AnnotationPanel | undefined }>(() => ({ open: undefined }));

/** Replaces the open panel; undefined closes it. */
export const openAnnotationPanel = (open: AnnotationPanel | undefined): void =>
  useAnnotationPanel.setState({ open });
