import { VisuallyHidden } from '@mantine/core';
import type { ReadingPage } from '@glossa/contract/reading';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { useQuietShell } from '../../../lib/shell/use-quiet-shell.ts';
import { useRightPanel } from '../../../lib/shortcuts/right-panel.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useHasMargin } from '../hooks/use-has-margin.ts';
import { drawing, useLater } from '../hooks/use-later.ts';
import { useLeaf } from '../hooks/use-leaf.ts';
import { useHasSelection, useReading } from '../hooks/reading-session.ts';
import { useReaderKeys } from '../hooks/use-reader-keys.ts';
import { useSpeech } from '../hooks/use-speech.ts';
import { useWordMarks } from '../hooks/use-word-marks.ts';
import { useWordPanel } from '../hooks/use-word-panel.ts';
import { useWordActions } from '../hooks/use-word-actions.ts';
import { pageWords } from '../model/page-words.ts';
import { toParagraphs } from '../model/paragraphs.ts';
import { sentencesOf, shareRead } from '../model/place.ts';
import { toggleAudio } from '../model/toggle-audio.ts';
import { MarkRestButton } from './mark-rest-button.tsx';
import { PageControls } from './page-controls.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReadingText } from './reading-text.tsx';
import classes from './reader-view.module.css';

const AudioPlayer = lazy(async () => ({ default: (await import('./audio-player.tsx')).AudioPlayer }));
const FinishScreen = lazy(async () => ({ default: (await import('./finish-screen.tsx')).FinishScreen }));

const loadAnalysisPanel = drawing(async () => (await import('./analysis-panel.tsx')).AnalysisPanel);
const loadTextTools = drawing(async () => (await import('./text-tools.tsx')).TextTools);
const loadConnectionNote = drawing(async () => (await import('./connection-note.tsx')).ConnectionNote);
const loadUndoNote = drawing(async () => (await import('./undo-note.tsx')).UndoNote);
const loadWordTools = async () => (await import('./word-tools.tsx')).WordTools;
const loadWordPanel = async () => {
  const [{ WordPanel }, { WordEntry }] = await Promise.all([
    import('./word-panel.tsx'),
    import('./word-entry.tsx'),
  ]);
  return (props: Omit<ComponentProps<typeof WordPanel>, 'Entry'>) => (
    <WordPanel {...props} Entry={WordEntry} />
  );
};

/** A page of a text with everything around it. */
export function ReaderView({
  data,
  wanted,
  waiting,
  offline,
  settings,
  onSettings,
  onRetry,
  onOpen,
  onEnd,
}: {
  data: ReadingPage;
  /** The page asked for. */
  wanted: number;
  /** It is on its way; the page of `data` stands in for it. */
  waiting: boolean;
  /** The server cannot be reached. */
  offline: boolean;
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
  onRetry: () => void;
  onOpen: (page: number, replace: boolean) => void;
  /** The text was read to its end. */
  onEnd: () => void;
}) {
  const { t } = useTranslation('reader');
  const { id, title, language, direction, sentences, page, pages } = data;
  const { offers, selection } = useReading();
  const hasMargin = useHasMargin();
  const analysisPanel = useRightPanel(hasMargin);
  const [focused, setFocused] = useState(false);
  useQuietShell(focused ? 'all' : 'phones');
  const speak = useSpeech(language);
  const { marks, setMarks } = useWordMarks();
  const body = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const hintId = useId();
  const [finished, setFinished] = useState(false);
  usePageTitle(title);

  const paragraphs = useMemo(() => toParagraphs(sentences), [sentences]);
  const words = useMemo(() => pageWords(sentences), [sentences]);
  const ids = useMemo(() => new Set(words.map((word) => word.id)), [words]);
  const range = sentencesOf(page, data.sentences_per_page, data.sentence_count);
  const hasSelection = useHasSelection();

  const panel = useWordPanel({ text, page: words, sentences });
  const { clear, backToWord, choosePhrase, setNote } = panel;
  useEffect(() => setFinished(false), [sentences]);
  const drawWordPanel = useLater(loadWordPanel);
  const WordTools = useLater(loadWordTools);
  const drawAnalysis = useLater(loadAnalysisPanel);
  const drawTextTools = useLater(loadTextTools);
  const drawConnectionNote = useLater(loadConnectionNote);
  const drawUndoNote = useLater(loadUndoNote);

  const toggleFocus = () => {
    setFocused(!focused);
    analysisPanel.setOpened(focused && hasMargin);
  };
  const leaf = useLeaf({
    page: waiting ? wanted : page,
    pages,
    onOpen: (target) => onOpen(target, true),
  });
  const turn = (step: 1 | -1) => {
    if (finished) {
      if (step === -1) setFinished(false);
    } else if (leaf(step) && !waiting) {
      onEnd();
      clear();
      setFinished(true);
    }
  };
  const onNoNew = useCallback(() => setNote(t('announce.no_new')), [setNote, t]);
  const actions = useWordActions({ page: words, language, speak, onNoNew });
  useReaderKeys({
    direction,
    hasSelection,
    hasAudio: data.audio !== null,
    actions: {
      ...actions,
      turn,
      toggleFocus,
      undo: offers.accept,
      extend: panel.extend,
      gather: panel.gather,
      close: () => {
        if (selection.read()?.gathering) panel.gather();
        else if (panel.opened) panel.close();
        else if (hasSelection) clear();
        else if (focused) toggleFocus();
      },
    },
  });
  const playAudio = useCallback(() => toggleAudio(audio.current), []);

  const wordPanel =
    panel.opened &&
    hasSelection &&
    drawWordPanel?.({
      page: words,
      sentences,
      language,
      direction,
      translationRef: panel.translation,
      onSpeak: speak,
      onDone: backToWord,
      Tools: WordTools,
      onPhrase: choosePhrase,
      onGather: panel.gather,
      onClose: panel.close,
    });
  // Without a margin there is room for one panel.
  const showAnalysis = analysisPanel.opened && (hasMargin || !wordPanel);
  return (
    <ReaderFrame
      fontSize={settings.fontSize}
      marks={marks}
      side={
        !finished &&
        (wordPanel || showAnalysis) && (
          <>
            {wordPanel}
            {showAnalysis &&
              drawAnalysis?.({ id, known: data.analysis, onClose: () => analysisPanel.setOpened(false) })}
          </>
        )
      }
      foot={
        !finished && (
          <>
            {drawUndoNote?.({ offers, onDone: backToWord })}
            <Suspense fallback={null}>
              {data.audio !== null && <AudioPlayer audio={audio} textId={id} source={data.audio} />}
            </Suspense>
            <PageControls
              page={page}
              pages={pages}
              onTurn={turn}
              onJump={(target) => onOpen(target, false)}
            />
          </>
        )
      }
    >
      {offline && drawConnectionNote?.({ onRetry })}
      {finished ? (
        <Suspense fallback={null}>
          <FinishScreen
            id={id}
            title={title}
            known={data.analysis}
            onBack={() => setFinished(false)}
            onAgain={() => (page === 1 ? setFinished(false) : onOpen(1, false))}
          />
        </Suspense>
      ) : (
        <>
          <ReaderHeader
            id={id}
            title={title}
            language={language}
            share={shareRead(range, data.sentence_count)}
            settings={settings}
            onSettings={onSettings}
            marks={marks}
            onMarks={setMarks}
            focused={focused}
            onFocus={toggleFocus}
            analysisOpen={analysisPanel.opened}
            onAnalysis={() => analysisPanel.setOpened(!analysisPanel.opened)}
          />
          <div ref={body} className={classes.body} aria-busy={waiting} data-waiting={waiting || undefined}>
            <VisuallyHidden id={hintId}>{t('keys.hint')}</VisuallyHidden>
            <ReadingText
              ref={text}
              paragraphs={paragraphs}
              language={language}
              direction={direction}
              fontSize={settings.fontSize}
              lineSpacing={settings.lineSpacing}
              label={t('text')}
              hintId={hintId}
              onWord={panel.choose}
              onBlank={clear}
              onSpace={data.audio === null ? undefined : playAudio}
            />
            {drawTextTools?.({
              body,
              text,
              page: words,
              sentences,
              language,
              direction,
              panel,
              onTurn: turn,
            })}
          </div>
          <MarkRestButton textId={id} from={range.first} to={range.last} ids={ids} />
        </>
      )}
    </ReaderFrame>
  );
}
