import { createStore } from 'zustand/vanilla';

interface ProofRequest {
  isProved: Promise<boolean>;
  close: (isProved: boolean) => void;
}

/** The open request for a proof of who is signed in, for the dialog that shows it. */
export const proofStore = createStore<{ request: ProofRequest | undefined }>(() => ({ request: undefined }));

/** Opens a dialog for a proof of who is signed in. Resolves to whether it was given. Concurrent calls share a dialog. */
export function requestProof(): Promise<boolean> {
  const { request } = proofStore.getState();
  if (request) return request.isProved;
  let close: ProofRequest['close'] = () => {};
  const isProved = new Promise<boolean>((resolve) => {
    close = (value) => {
      proofStore.setState({ request: undefined });
      resolve(value);
    };
  });
  proofStore.setState({ request: { isProved, close } });
  return isProved;
}
