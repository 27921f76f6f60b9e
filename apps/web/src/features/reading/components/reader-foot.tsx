import type { ReadingPage } from '@glossa/contract/reading';
import type { RefObject } from 'react';

import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import { PageControls } from './page-controls.tsx';

const AudioPlayer = deferred(async () => (await import('./audio-player.tsx')).AudioPlayer);
const loadUndoNote = asRenderFunction(
  async () => (await import('@/domain/words/in-text/undo-notice.tsx')).UndoNotice,
);

/** Below the text: undo, the audio player, and page controls. */
export function ReaderFoot({
  data: { id, audio: source, page, pages, sentence_count },
  audio,
  onUndone,
  onTurn,
  onJump,
}: {
  data: ReadingPage;
  audio: RefObject<HTMLAudioElement | null>;
  /** Called when a change was undone or the offer dismissed. */
  onUndone: () => void;
  onTurn: (step: 1 | -1) => void;
  onJump: (page: number) => void;
}) {
  const drawUndoNote = useDeferred(loadUndoNote);
  return (
    <>
      {drawUndoNote?.({ onDone: onUndone })}
      {source !== null && (
        <AudioPlayer audio={audio} textId={id} sentences={sentence_count} source={source} />
      )}
      <div data-hint-slot="turn" />
      <PageControls page={page} pages={pages} onTurn={onTurn} onJump={onJump} />
    </>
  );
}
