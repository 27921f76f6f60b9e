import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Stores the reader's content outside the component that provides it, so that the content survives when another
 * component takes over.
 */
export type ContentSlot = StoreApi<{ content: ReactNode }>;

/** Creates a slot with initial content. */
export const createContentSlot = (initial: ReactNode): ContentSlot =>
  createStore(() => ({ content: initial }));

/** Puts its children into the slot, replacing or updating the previous content. */
export function FillSlot({ slot, children }: { slot: ContentSlot; children: ReactNode }) {
  useLayoutEffect(() => slot.setState({ content: children }));
  return null;
}

/**
 * Renders the slot's content. Content that replaces the initial content is rendered at low priority, in small tasks.
 */
export function SlotContent({ slot }: { slot: ContentSlot }) {
  const { content } = useStore(slot);
  const deferred = useDeferredValue(content);
  return deferred === slot.getInitialState().content ? deferred : content;
}
