/** The channel on which tabs notify each other of changed settings. */
const name = 'glossa-settings';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));

/** Notifies other tabs that settings were saved. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets; it never leaves its origin.
  open().postMessage('changed');
}

/** Calls back when another tab has changed settings; returns the unsubscribe function. */
export function hearOtherTabs(heard: () => void): () => void {
  const tab = open();
  tab.addEventListener('message', heard);
  return () => tab.removeEventListener('message', heard);
}
