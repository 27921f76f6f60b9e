/** Tells the window that waits for a proof that the provider's window has got one. */
const channelName = 'glossa-proof';

/** Announces that somebody has confirmed with a provider who is signed in. */
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
