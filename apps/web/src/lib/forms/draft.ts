import type * as z from 'zod';

/** What is typed into a form and not sent yet, kept over a reload; see `createDraft`. */
export interface DraftStore<Draft> {
  read: (userId: string) => Draft | undefined;
  /** Keeps the draft; one that is not worth it is removed. */
  store: (userId: string, draft: Draft) => void;
  clear: (userId: string) => void;
}

/** Makes the place where drafts of one form are kept: in this tab only, one for each person who signs in here. */
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
        // The storage is full: the text is then kept by the page only.
      }
    },
    clear,
  };
}
