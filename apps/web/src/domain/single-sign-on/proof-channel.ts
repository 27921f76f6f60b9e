/** Notifies the window that waits for a proof once the provider's window has one. */
const channelName = 'glossa-proof';

/** Announces a proof with a provider. */
export function announceProof(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets; it never leaves its origin.
  channel.postMessage(null);
  channel.close();
}

/** Calls `onProof` when another window announces a proof. Returns a function that stops that. */
export function onProofAnnounced(onProof: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onProof);
  return () => channel.close();
}
