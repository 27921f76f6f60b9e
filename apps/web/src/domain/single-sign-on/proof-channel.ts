/** The channel that notifies the waiting window once the user has confirmed their identity in the provider's window. */
const channelName = 'glossa-proof';

/** Announces that the user has confirmed their identity with a provider. */
export function announceProof(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no targets; it never leaves its origin.
  channel.postMessage(null);
  channel.close();
}

/** Calls `onProof` when another window announces a confirmation; returns the unsubscribe function. */
export function onProofAnnounced(onProof: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onProof);
  return () => channel.close();
}
