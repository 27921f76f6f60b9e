/** Through which the tabs of this browser tell each other that settings have changed. */
const name = 'glossa-settings';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));

/** Tells the other tabs that settings were kept. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets; it never leaves its origin.
  open().postMessage('changed');
}

/** Calls back when another tab has changed settings; answers how to stop. */
export function hearOtherTabs(heard: () => void): () => void {
  const tab = open();
  tab.addEventListener('message', heard);
  return () => tab.removeEventListener('message', heard);
}
