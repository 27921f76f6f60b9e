import type * as z from 'zod';

/** Stores an unsent form so that it survives a reload; see `createDraft`. */
export interface DraftStore<Draft> {
  read: (userId: string) => Draft | undefined;
  /** Stores the draft, or deletes it if it is not worth keeping. */
  store: (userId: string, draft: Draft) => void;
  clear: (userId: string) => void;
}

/** Creates the store for one form's drafts: in this tab only, one per user who signs in here. */
export function createDraft<Draft>(
  name: string,
  schema: z.ZodType<Draft>,
  isWorthKeeping: (draft: Draft) => boolean,
): DraftStore<Draft> {
  const keyOf = (userId: string) => `glossa-${name}-draft:${userId}`;
  const clear = (userId: string) => sessionStorage.removeItem(keyOf(userId));
  return {
    read: (userId) => {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    store: (userId, draft) => {
      if (!isWorthKeeping(draft)) return clear(userId);
      try {
        sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
      } catch {
        // The storage is full, so the draft stays in this page's memory only.
      }
    },
    clear,
  };
}
