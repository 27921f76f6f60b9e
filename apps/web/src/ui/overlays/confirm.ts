import { createStore } from 'zustand/vanilla';

export interface ConfirmQuestion {
  title: string;
  message: string;
  /** Label of the confirming button: a verb, e.g. 'Delete'. */
  action: string;
  /** Label of the other button, when “Cancel” would be the same word as the action. */
  dismiss?: string;
  /** Whether something will be lost permanently. */
  danger?: boolean;
}

interface OpenQuestion extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

/** The open confirmation, for the dialog that shows it. */
export const confirmStore = createStore<{ question: OpenQuestion | undefined }>(() => ({
  question: undefined,
}));

/** Opens a dialog and resolves to the answer; Escape and a click outside mean no. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  confirmStore.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      confirmStore.setState({ question: undefined });
      resolve(yes);
    };
    confirmStore.setState({ question: { ...question, answer } });
  });
}
