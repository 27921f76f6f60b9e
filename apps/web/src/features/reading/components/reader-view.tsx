import type { ReadingPage } from '@glossa/contract/reading';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { useWordKeys } from '@/domain/words/in-text/use-word-keys.ts';
import { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { useFocusMode } from '../hooks/use-focus-mode.ts';
import { usePageContent } from '../hooks/use-page-content.ts';
import { usePageTurning } from '../hooks/use-page-turning.ts';
import type { Visit } from '../hooks/use-page-url.ts';
import { sentenceRange, shareRead } from '../model/page-range.ts';
import type { Paragraph } from '../model/paragraphs.ts';
import { ReaderBody } from './reader-body.tsx';
import { ReaderFooter } from './reader-footer.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReaderSide } from './reader-side.tsx';

/** Additions to the view in continuous mode. */
export interface ContinuousView {
  /** Changes whenever the text changes anywhere except at its end. */
  resetKey: unknown;
  /** The pages as paragraphs marked with page starts and ends. */
  paragraphs: readonly Paragraph[];
  /** Content before the first and after the last page. */
  before: ReactNode;
  after: ReactNode;
  /** Content at the end of a page. */
  renderPageEnd: (page: number) => ReactNode;
  /** Called after the text has been rendered. */
  onRendered: () => void;
}

interface ReaderSettingsState {
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
}

/** Provides the text settings separately from the content, so that changes apply while a page is loading. */
export const ReaderSettingsContext = createContext<ReaderSettingsState | null>(null);

/** Returns the text settings and a setter. Changes apply immediately, even while a page is loading. */
function useReaderSettingsContext(): ReaderSettingsState {
  const context = use(ReaderSettingsContext);
  if (!context) throw new Error('useReaderSettingsContext needs an open text');
  return context;
}

const FinishScreen = deferred(async () => (await import('./finish-screen.tsx')).FinishScreen);
const loadVisitNotice = asRenderFunction(async () => (await import('./reader-notices.tsx')).VisitNotice);
const loadConnectionNotice = asRenderFunction(
  async () => (await import('./reader-notices.tsx')).ConnectionNotice,
);

/** A page of a text with all controls. */
export function ReaderView({
  data,
  requestedPage,
  isLoading,
  isOffline,
  onRetry,
  visit,
  onOpen,
  onStopVisit,
  onEnd,
  continuous,
}: {
  data: ReadingPage;
  requestedPage: number;
  /** Whether the requested page is still loading. If so, `data` is the previous page. */
  isLoading: boolean;
  /** Whether the server is unreachable. */
  isOffline: boolean;
  onRetry: () => void;
  /** The visited sentence, if the text is only being visited. */
  visit: Visit | undefined;
  onOpen: (page: number, replace: boolean) => void;
  /** Ends the visit and continues reading from here. */
  onStopVisit: () => void;
  /** Called at the end of the text. */
  onEnd: () => void;
  /** Set in continuous mode, where `data` combines all loaded pages and its page number is that of the page in view. */
  continuous?: ContinuousView;
}) {
  const { id, title, language, direction, sentences, page } = data;
  const { settings, onSettings } = useReaderSettingsContext();
  const { focused, toggleFocus, analysis } = useFocusMode();
  const speak = useSpeech(language);
  const text = useRef<HTMLDivElement>(null);
  usePageTitle(title);

  const content = usePageContent(data, settings, continuous?.paragraphs);
  const { occurrences } = content;
  const resetKey = continuous ? continuous.resetKey : sentences;
  const panel = useWordPanel({ text, occurrences, resetKey, hint: settings.hint });
  const renderConnectionNotice = useDeferred(loadConnectionNotice);
  const renderVisitNotice = useDeferred(loadVisitNotice);
  const { finished, back, turn } = usePageTurning({
    data,
    requestedPage,
    isLoading,
    onOpen,
    resetKey,
    onEnd: () => {
      onEnd();
      panel.clear();
    },
  });
  // Run after every render.
  useLayoutEffect(() => continuous?.onRendered());
  useWordKeys({ occurrences, language, direction, panel, speak });
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
      isContinuous={continuous !== undefined}
      side={
        <ReaderSide
          data={data}
          occurrences={occurrences}
          panel={panel}
          hidden={finished}
          analysisPanel={analysis}
          onSpeak={speak}
        />
      }
      footer={
        !finished && (
          <ReaderFooter
            data={data}
            onUndone={panel.backToWord}
            onTurn={turn}
            onJump={(target) => onOpen(target, false)}
          />
        )
      }
    >
      {isOffline && renderConnectionNotice?.({ onRetry })}
      {visit && renderVisitNotice?.({ id, visit, text, occurrences, onStopVisit })}
      {finished ? (
        <FinishScreen
          id={id}
          title={title}
          initialAnalysis={data.analysis}
          isVisit={!!visit}
          onBack={back}
          onRestart={() => {
            if (continuous || page === 1) back();
            if (page > 1) onOpen(1, false);
          }}
        />
      ) : (
        <>
          <ReaderHeader
            id={id}
            title={title}
            language={language}
            progress={shareRead(
              sentenceRange(page, data.sentences_per_page, data.sentence_count),
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
            content={content}
            panel={panel}
            isLoading={isLoading}
            settings={settings}
            continuous={continuous}
            onTurn={turn}
            onOpen={onOpen}
          />
        </>
      )}
    </ReaderFrame>
  );
}

/** Registers the text's shortcuts that don't act on words. */
function useReaderKeys(actions: {
  turn: (step: 1 | -1) => void;
  toggleFocus: () => void;
  close: () => void;
}): void {
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  const bind = (id: 'previous_page' | 'next_page' | 'focus_mode', run: Shortcut['run']): Shortcut => ({
    id,
    keys: [readerKeys[id]],
    label: t(`keys.${id}`),
    group,
    run,
  });
  useShortcuts([
    bind('previous_page', () => actions.turn(-1)),
    bind('next_page', () => actions.turn(1)),
    bind('focus_mode', actions.toggleFocus),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
  ]);
}
