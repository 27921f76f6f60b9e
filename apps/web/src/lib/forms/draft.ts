import type * as z from 'zod';

/** Stores an unsent form so that it survives a reload; see `createDraft`. */
export interface DraftStore<Draft> {
  read: (userId: string) => Draft | undefined;
  /** Stores the draft, or deletes it if it is not worth keeping. */
  store: (userId: string, draft: Draft) => void;
  clear: (userId: string) => void;
}

/** Creates the store for one form's drafts: one draft per user, stored for this tab only. */
export function createDraft<Draft>(
  name: string,
  schema: z.ZodType<Draft>,
  hasInput: (draft: Draft) => boolean,
): DraftStore<Draft> {
  const storageKey = (userId: string) => `glossa-${name}-draft:${userId}`;
  const clear = (userId: string) => sessionStorage.removeItem(storageKey(userId));
  return {
    read: (userId) => {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    store: (userId, draft) => {
      if (!hasInput(draft)) return clear(userId);
      try {
        sessionStorage.setItem(storageKey(userId), JSON.stringify(draft));
      } catch {
        // The storage is full, so the draft stays in this page's memory only.
      }
    },
    clear,
  };
}
