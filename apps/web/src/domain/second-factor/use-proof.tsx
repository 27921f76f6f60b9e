import { ApiError } from '@glossa/contract/client';
import { lazy, Suspense, useState } from 'react';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/**
 * Runs actions that need a recent proof of who is signed in. Where the server asks for one, opens a dialog and then
 * continues with the action.
 */
export function useProof() {
  const [question, setQuestion] = useState<{ close: (isProved: boolean) => void }>();
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        close: (isProved) => {
          setQuestion(undefined);
          resolve(isProved);
        },
      }),
    );
  /** Resolves to undefined when the person gave no proof. */
  const withProof = async <Result,>(action: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error;
      return (await ask()) ? action() : undefined;
    }
  };
  const proofDialog = question && (
    <Suspense fallback={null}>
      <ProofDialog onClose={question.close} />
    </Suspense>
  );
  return { withProof, proofDialog };
}
