/** The channel on which tabs notify each other of changed settings. */
const channelName = 'glossa-settings';

let channel: BroadcastChannel | undefined;
const getChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel(channelName));

/** Notifies other tabs that settings were saved. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets; it never leaves its origin.
  getChannel().postMessage('changed');
}

/** Calls `listener` when another tab has saved settings; returns the unsubscribe function. */
export function onOtherTabsChange(listener: () => void): () => void {
  const tab = getChannel();
  tab.addEventListener('message', listener);
  return () => tab.removeEventListener('message', listener);
}
