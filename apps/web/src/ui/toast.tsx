import { notifications, notificationsStore } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import i18next from 'i18next';
import type { ReactNode } from 'react';

import { MessageAction } from './message-action.tsx';

/** Milliseconds (specification 1, section 8). `api` messages come from calls, `page` ones from screens. */
export const toastTimes = { apiError: 4000, apiSuccess: 2000, page: 5000 } as const;

/** Toasts shown at once; further ones wait. */
export const toastLimit = 20;

type Tone = 'success' | 'error' | 'info';

const colors = { success: 'green', error: 'red', info: 'ink' } as const satisfies Record<Tone, string>;

const open = (data: NotificationData): string =>
  notifications.show({ closeButtonProps: { 'aria-label': i18next.t('common:close') }, ...data });

const show = (tone: Tone, message: ReactNode, autoClose: number, title?: string): string =>
  open({ message, autoClose, color: colors[tone], ...(title === undefined ? {} : { title }) });

let done: string | undefined;

/** Of what was done only the last thing is told: a pile of it would cover the page, and offer to undo what is past. */
const replaceDone = (id: string): string => {
  if (done) notifications.hide(done);
  done = id;
  return id;
};

/** Short messages at the top right. Each call returns an id for `hide`. */
export const toast = {
  success: (message: ReactNode): string => replaceDone(show('success', message, toastTimes.page)),
  error: (message: ReactNode, title?: string): string => show('error', message, toastTimes.page, title),
  info: (message: ReactNode): string => show('info', message, toastTimes.page),
  /** Says what was done, with a button that takes it back (once). */
  undo: ({ message, onUndo }: { message: ReactNode; onUndo: () => void }): string => {
    const undo = () => {
      notifications.hide(id);
      onUndo();
    };
    const id: string = open({
      color: colors.info,
      autoClose: toastTimes.page,
      message: <MessageAction message={message} action={i18next.t('common:undo')} onAct={undo} />,
    });
    return replaceDone(id);
  },
  /** Says what does not work, or what else is to be decided, with a button for what can be done; stays until it is hidden. */
  problem: ({
    tone = 'error',
    title,
    message,
    action,
    onAct,
  }: {
    tone?: Tone;
    title: string;
    message: ReactNode;
    action: string;
    onAct: () => void;
  }): string =>
    open({
      title,
      color: colors[tone],
      autoClose: false,
      message: <MessageAction message={message} action={action} onAct={onAct} />,
    }),
  /** What a call answered: 4 s for a failure, 2 s for a success. */
  apiError: (message: ReactNode): string => show('error', message, toastTimes.apiError),
  apiSuccess: (message: ReactNode): string => show('success', message, toastTimes.apiSuccess),
  /** Stays until it is hidden. */
  loading: (message: ReactNode): string => open({ message, loading: true, autoClose: false }),
  hide: (id: string): string => notifications.hide(id),
};

/** For the place where toasts appear: whether there was one. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => notificationsStore.subscribe(listener),
  isUsed: (): boolean => {
    const { notifications: shown, queue } = notificationsStore.getState();
    return shown.length + queue.length > 0;
  },
};
