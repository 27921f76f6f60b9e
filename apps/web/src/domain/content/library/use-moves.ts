import { ApiError } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';

import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import type { ConfirmQuestion } from '@/ui/overlays/confirm.ts';

/** Moves of a text or video between the shelves of the library. `remove` deletes it permanently. */
export type Move = 'trash' | 'restore' | 'archive' | 'unarchive' | 'remove';

const inverses: Record<Move, Move | undefined> = {
  trash: 'restore',
  restore: 'trash',
  archive: 'unarchive',
  unarchive: 'archive',
  remove: undefined,
};

/** Returns the move that undoes another; a permanent deletion can't be undone. */
export const inverseOf = (move: Move): Move | undefined => inverses[move];

/** Returns whether an error means that the session has ended, which the app already reports. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Reports a completed move, and offers to undo it if possible. */
export const reportMove = (message: string, onUndo: (() => void) | undefined): string =>
  onUndo ? toast.undo({ message, onUndo }) : toast.success(message);

/**
 * Returns a function that moves a text or video, reports the result and offers to undo it. It first asks for
 * confirmation if `questionFor` returns a question, and resolves to whether the item was moved.
 */
export function useMove<Item>({
  send,
  lists,
  texts,
  questionFor,
}: {
  send: (move: Move, item: Item) => Promise<void>;
  /** The lists to refetch. */
  lists: readonly Endpoint[];
  texts: { done: (move: Move) => string; failed: (move: Move) => string };
  questionFor: (move: Move, item: Item) => ConfirmQuestion | undefined;
}): (move: Move, item: Item) => Promise<boolean> {
  const invalidate = useInvalidate();
  const run = async (move: Move, item: Item, isUndo: boolean): Promise<boolean> => {
    try {
      await send(move, item);
    } catch (error) {
      if (!isSignedOut(error)) toast.error(errorTextOr(error, texts.failed(move)));
      return false;
    } finally {
      void invalidate(lists);
    }
    const inverse = isUndo ? undefined : inverseOf(move);
    reportMove(texts.done(move), inverse && (() => void run(inverse, item, true)));
    return true;
  };
  return async (move, item) => {
    const question = questionFor(move, item);
    return (!question || (await confirm(question))) && run(move, item, false);
  };
}
