import { SaveButton } from './save-button.tsx';

/** Saves a word. While the selection moves, the button keeps its space but is hidden. */
export function SaveWord({
  id,
  settled,
}: {
  /** ID of the word; below 1 for an unsaved phrase, which has no save button. */
  id: number;
  /** ID of the word after a debounce, since arrow keys pass many words. */
  settled: number;
}) {
  if (id < 1 || settled < 1) return null;
  return (
    <span style={{ visibility: settled === id ? undefined : 'hidden' }}>
      <SaveButton thing={{ kind: 'word', word: settled }} />
    </span>
  );
}
