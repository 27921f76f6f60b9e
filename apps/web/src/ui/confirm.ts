/** What a confirmation asks. */
export interface ConfirmQuestion {
  title: string;
  message: string;
  /** What the confirming button says: the act itself, e.g. 'Delete'. */
  action: string;
  /** What the other button says, where “Cancel” would be the same word as the act. */
  dismiss?: string;
  /** Something is lost for good. */
  danger?: boolean;
}

interface Pending extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

let pending: Pending | undefined;
const listeners = new Set<() => void>();

const set = (value: Pending | undefined) => {
  pending = value;
  for (const listener of listeners) listener();
};

/** Asks in a dialog and resolves to the answer; Escape and a click outside mean no. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      answer: (yes) => {
        set(undefined);
        resolve(yes);
      },
    });
  });
}

/** For the dialog that shows the question. */
export const confirmStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Pending | undefined => pending,
};
