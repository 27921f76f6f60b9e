import type { ReadingPage } from '@glossa/contract/reading';
import type { ComponentProps } from 'react';

import { useHasMargin } from '../hooks/use-has-margin.ts';
import { drawing, useLater } from '../hooks/use-later.ts';
import { useHasSelection } from '../hooks/reading-session.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { PageWord } from '../model/page-words.ts';
import classes from './reader-frame.module.css';

const loadAnalysisPanel = drawing(async () => (await import('./analysis-panel.tsx')).AnalysisPanel);
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

/** The panels beside the text: of the selected word, and the figures of the text. */
export function ReaderSide({
  data: { id, sentences, language, direction, analysis },
  words,
  panel,
  hidden,
  analysisPanel,
  onSpeak,
}: {
  data: ReadingPage;
  /** Words of the page. */
  words: readonly PageWord[];
  panel: ReturnType<typeof useWordPanel>;
  /** Nothing shows, but all is ready to. */
  hidden: boolean;
  analysisPanel: { opened: boolean; setOpened: (opened: boolean) => void };
  onSpeak: (text: string) => void;
}) {
  const hasMargin = useHasMargin();
  const hasSelection = useHasSelection();
  const drawWordPanel = useLater(loadWordPanel);
  const WordTools = useLater(loadWordTools);
  const drawAnalysis = useLater(loadAnalysisPanel);
  if (hidden) return null;

  const wordPanel =
    panel.opened &&
    hasSelection &&
    drawWordPanel?.({
      page: words,
      sentences,
      language,
      direction,
      translationRef: panel.translation,
      onSpeak,
      onDone: panel.backToWord,
      Tools: WordTools,
      onPhrase: panel.choosePhrase,
      onGather: panel.gather,
      onClose: panel.close,
    });
  // Without a margin there is room for one panel.
  const showAnalysis = analysisPanel.opened && (hasMargin || !wordPanel);
  if (!wordPanel && !showAnalysis) return null;
  return (
    <div className={classes.side}>
      {wordPanel}
      {showAnalysis && drawAnalysis?.({ id, known: analysis, onClose: () => analysisPanel.setOpened(false) })}
    </div>
  );
}
