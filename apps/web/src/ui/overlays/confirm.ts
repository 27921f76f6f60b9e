/** The texts of a confirmation. */
export interface ConfirmQuestion {
  title: string;
  message: string;
  /** Label of the confirming button: a verb, e.g. 'Delete'. */
  action: string;
  /** Label of the other button, when “Cancel” would be the same word as the action. */
  dismiss?: string;
  /** Something is lost permanently. */
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

/** Opens a dialog and resolves to the answer; Escape and a click outside mean no. */
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

/** The open confirmation, for the dialog that shows it. */
export const confirmStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Pending | undefined => pending,
};
