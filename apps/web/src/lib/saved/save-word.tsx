import { SaveButton } from './save-button.tsx';

/** Saves a word. While another one has just come in its place, it keeps its room and cannot be pressed. */
export function SaveWord({
  id,
  settled,
}: {
  /** Of the word; below 1 for a phrase in the making, which cannot be saved. */
  id: number;
  /** The word that has been there for a moment; arrows fly over many. */
  settled: number;
}) {
  if (id < 1 || settled < 1) return null;
  return (
    <span style={{ visibility: settled === id ? undefined : 'hidden' }}>
      <SaveButton thing={{ kind: 'word', word: settled }} />
    </span>
  );
}
