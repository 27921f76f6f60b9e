import { notifications, notificationsStore } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import i18next from 'i18next';
import type { ReactNode } from 'react';

import { ToastContent } from './toast-content.tsx';

/**
 * Milliseconds for which toasts stay (specification 1, section 8). `api` toasts come from API calls, `page` toasts from
 * screens.
 */
export const toastTimes = { apiError: 4000, apiSuccess: 2000, page: 5000 } as const;

/** Maximum number of visible toasts; further ones are queued. */
export const toastLimit = 20;

type Tone = 'success' | 'error' | 'info';

const colors = { success: 'green', error: 'red', info: 'ink' } as const satisfies Record<Tone, string>;

const open = (data: NotificationData): string =>
  notifications.show({ closeButtonProps: { 'aria-label': i18next.t('common:close') }, ...data });

const show = (tone: Tone, message: ReactNode, autoClose: number, title?: string): string =>
  open({ message, autoClose, color: colors[tone], ...(title === undefined ? {} : { title }) });

let lastDoneId: string | undefined;

/**
 * Replaces the report of the previous completed action, because a stack of reports would cover the page and offer to
 * undo outdated actions.
 */
const replacePrevious = (id: string): string => {
  if (lastDoneId) notifications.hide(lastDoneId);
  lastDoneId = id;
  return id;
};

/** Short messages at the top right. Each method returns an ID for `hide`. */
export const toast = {
  success: (message: ReactNode): string => replacePrevious(show('success', message, toastTimes.page)),
  error: (message: ReactNode, title?: string): string => show('error', message, toastTimes.page, title),
  info: (message: ReactNode): string => show('info', message, toastTimes.page),
  /** Reports an action, with a button that undoes it once. */
  undo: ({ message, onUndo }: { message: ReactNode; onUndo: () => void }): string => {
    const undo = () => {
      notifications.hide(id);
      onUndo();
    };
    const id: string = open({
      color: colors.info,
      autoClose: toastTimes.page,
      message: <ToastContent message={message} action={i18next.t('common:undo')} onAction={undo} />,
    });
    return replacePrevious(id);
  },
  /** Reports a problem or a decision to make, with a button to act on it; stays until it is hidden. */
  problem: ({
    tone = 'error',
    title,
    message,
    action,
    onAction,
  }: {
    tone?: Tone;
    title: string;
    message: ReactNode;
    action: string;
    onAction: () => void;
  }): string =>
    open({
      title,
      color: colors[tone],
      autoClose: false,
      message: <ToastContent message={message} action={action} onAction={onAction} />,
    }),
  /** Results of API calls: a failure shows for 4 s, a success for 2 s. */
  apiError: (message: ReactNode): string => show('error', message, toastTimes.apiError),
  apiSuccess: (message: ReactNode): string => show('success', message, toastTimes.apiSuccess),
  /** Shows a spinner and a message until it is hidden. */
  loading: (message: ReactNode): string => open({ message, loading: true, autoClose: false }),
  hide: (id: string): string => notifications.hide(id),
};

/** Reports whether there are toasts, so that the component that renders them is loaded only when needed. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => notificationsStore.subscribe(listener),
  isUsed: (): boolean => {
    const { notifications: shown, queue } = notificationsStore.getState();
    return shown.length + queue.length > 0;
  },
};
