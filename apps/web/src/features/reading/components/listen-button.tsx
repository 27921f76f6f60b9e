import type { ReadingPage } from '@glossa/contract/reading';
import { ActionIcon } from '@mantine/core';
import { IconHeadphones } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { wordIndexAt } from '@/domain/words/in-text/word-area.tsx';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useIsPlaying } from '../hooks/use-is-playing.ts';
import { toggleReadAloud, useReadAloud } from '../hooks/use-read-aloud.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { toggleAudio } from '../model/audio-playback.ts';

const loadReadAloud = async () => (await import('./read-aloud.tsx')).ReadAloud;
const ReadAloud = deferred(loadReadAloud);

/** A header button that plays the text's recording or, if it has none, reads the text aloud. */
export function ListenButton({
  data,
  text,
  occurrences,
  onOpen,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  onOpen: (page: number, replace: boolean) => void;
}) {
  const { t } = useTranslation('reader');
  const hasRecording = data.audio !== null;
  const { audio } = useRecording();
  const { readAloud } = useReadAloud();
  const [isOpen, setOpen] = useState(false);
  const isPlaying = useIsPlaying(hasRecording ? audio : undefined, readAloud);
  const button = useRef<HTMLButtonElement>(null);
  // Rendered into the header through a portal, because the header is part of the first load and this button isn't.
  const [slot] = useState(() => document.querySelector('[data-listen-slot]'));
  const listen = () => {
    if (hasRecording) toggleAudio(audio ?? null);
    else if (readAloud) toggleReadAloud(readAloud);
    else setOpen(true);
  };
  useShortcuts([
    {
      id: 'listen',
      keys: [readerToolKeys.listen],
      label: t('keys.listen'),
      group: t('keys.group'),
      run: listen,
    },
  ]);
  useSpaceOnWord(text, hasRecording || readAloud ? listen : undefined);
  const preload = () => {
    if (!hasRecording) loadReadAloud().catch(() => undefined);
  };
  return (
    <>
      {slot &&
        createPortal(
          <ActionIcon
            ref={button}
            variant={isPlaying ? 'light' : 'subtle'}
            color={isPlaying ? 'ink' : 'gray'}
            size={40}
            onClick={listen}
            onPointerEnter={preload}
            onFocus={preload}
            aria-label={t('keys.listen')}
            title={t('keys.listen')}
            aria-pressed={isPlaying}
          >
            <IconHeadphones size={20} stroke={1.6} />
          </ActionIcon>,
          slot,
        )}
      {isOpen && !hasRecording && (
        <ReadAloud
          data={data}
          text={text}
          occurrences={occurrences}
          onOpen={onOpen}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Runs an action when the space bar is pressed on a word of the text. */
function useSpaceOnWord(text: RefObject<HTMLElement | null>, action: (() => void) | undefined): void {
  const run = useEffectEvent(() => action?.());
  const isActive = action !== undefined;
  useEffect(() => {
    const element = text.current;
    if (!element || !isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== ' ' || ctrlKey || metaKey || altKey || wordIndexAt(target) === undefined) return;
      event.preventDefault();
      run();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [text, isActive]);
}
