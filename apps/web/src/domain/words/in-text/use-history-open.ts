import { create } from 'zustand';

/** Whether the history of changes is open; the menu and a shortcut open it. */
export const useHistoryOpen = create<boolean>(() => false);
