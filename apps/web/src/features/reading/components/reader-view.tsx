import type { ReadingPage } from '@glossa/contract/reading';
import { useLayoutEffect, useRef } from 'react';

import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import type { Flow } from '../hooks/flow.ts';
import { useSettings } from '../hooks/reader-settings.ts';
import { useFocusMode } from '../hooks/use-focus-mode.ts';
import { useGround } from '../hooks/use-ground.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import { useWordKeys } from '@/domain/words/in-text/use-word-keys.ts';
import { useReaderKeys } from '../hooks/use-reader-keys.ts';
import { useShownPage } from '../hooks/use-shown-page.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { useTurning } from '../hooks/use-turning.ts';
import { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { sentencesOf, shareRead } from '../model/place.ts';
import type { Visit } from '../model/visit.ts';
import { ReaderBody } from './reader-body.tsx';
import { ReaderFoot } from './reader-foot.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReaderSide } from './reader-side.tsx';

const FinishScreen = deferred(async () => (await import('./finish-screen.tsx')).FinishScreen);
const loadVisitNote = asRenderFunction(async () => (await import('./visit-note.tsx')).VisitNote);
const loadConnectionNote = asRenderFunction(
  async () => (await import('./connection-note.tsx')).ConnectionNote,
);

/** A page of a text with all controls. */
export function ReaderView({
  data,
  wanted,
  waiting,
  offline,
  onRetry,
  visit,
  onOpen,
  onStay,
  onEnd,
  flow,
}: {
  data: ReadingPage;
  /** The requested page. */
  wanted: number;
  /** It is loading; `data` is the previous page. */
  waiting: boolean;
  /** The server is unreachable. */
  offline: boolean;
  onRetry: () => void;
  /** The visited place, if the text is only visited. */
  visit: Visit | undefined;
  onOpen: (page: number, replace: boolean) => void;
  /** Turns the visit into reading. */
  onStay: () => void;
  /** Called at the end of the text. */
  onEnd: () => void;
  /** Set in continuous mode; `data` then combines all loaded pages, and its page is the one in view. */
  flow?: Flow;
}) {
  const { id, title, language, direction, sentences, page } = data;
  const { settings, onSettings } = useSettings();
  const { focused, toggleFocus, analysis } = useFocusMode();
  const speak = useSpeech(language);
  const text = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  usePageTitle(title);
  useGround(settings.ground);

  const shown = useShownPage(data, settings, flow?.paragraphs);
  const { words } = shown;
  const fresh = flow ? flow.id : sentences;
  const panel = useWordPanel({ text, occurrences: words, resetKey: fresh, hint: settings.hint });
  const drawConnectionNote = useDeferred(loadConnectionNote);
  const drawVisitNote = useDeferred(loadVisitNote);
  const { finished, back, turn } = useTurning({
    data,
    wanted,
    waiting,
    onOpen,
    fresh,
    onEnd: () => {
      onEnd();
      panel.clear();
    },
  });
  // Runs after every render.
  useLayoutEffect(() => flow?.onShown());
  useWordKeys({ occurrences: words, language, direction, panel, speak });
  useReaderKeys({
    turn,
    toggleFocus,
    close: () => {
      if (!panel.stepBack() && focused) toggleFocus();
    },
  });

  return (
    <ReaderFrame
      settings={settings}
      flowing={flow !== undefined}
      side={
        <ReaderSide
          data={data}
          words={words}
          panel={panel}
          hidden={finished}
          analysisPanel={analysis}
          onSpeak={speak}
        />
      }
      foot={
        !finished && (
          <ReaderFoot
            data={data}
            audio={audio}
            onUndone={panel.backToWord}
            onTurn={turn}
            onJump={(target) => onOpen(target, false)}
          />
        )
      }
    >
      {offline && drawConnectionNote?.({ onRetry })}
      {visit && drawVisitNote?.({ id, visit, text, words, onStay })}
      {finished ? (
        <FinishScreen
          id={id}
          title={title}
          known={data.analysis}
          visited={!!visit}
          onBack={back}
          onAgain={() => {
            if (flow || page === 1) back();
            if (page > 1) onOpen(1, false);
          }}
        />
      ) : (
        <>
          <ReaderHeader
            id={id}
            title={title}
            language={language}
            share={shareRead(
              sentencesOf(page, data.sentences_per_page, data.sentence_count),
              data.sentence_count,
            )}
            settings={settings}
            onSettings={onSettings}
            focused={focused}
            onFocus={toggleFocus}
            analysisOpen={analysis.opened}
            onAnalysis={() => analysis.setOpened(!analysis.opened)}
          />
          <ReaderBody
            ref={text}
            data={data}
            shown={shown}
            panel={panel}
            audio={audio}
            waiting={waiting}
            settings={settings}
            flow={flow}
            onTurn={turn}
            onOpen={onOpen}
          />
        </>
      )}
    </ReaderFrame>
  );
}
