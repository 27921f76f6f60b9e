import type { ReadingPage } from '@glossa/contract/reading';

import { useOpenPanel } from '@/domain/words/in-text/use-open-panel.tsx';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import { useHasMargin } from '../hooks/use-focus-mode.ts';
import classes from './reader-frame.module.css';

const loadAnalysisPanel = asRenderFunction(async () => (await import('./analysis-panel.tsx')).AnalysisPanel);
const AnnotationTools = deferred(async () => (await import('./annotation-tools.tsx')).AnnotationTools);

/** The panels beside the text: the selected word, and the text's statistics. */
export function ReaderSide({
  data,
  occurrences,
  panel,
  hidden,
  analysisPanel,
  onSpeak,
}: {
  data: ReadingPage;
  /** Words on the page. */
  occurrences: readonly WordOccurrence[];
  panel: ReturnType<typeof useWordPanel>;
  /** If true, renders nothing but preloads the panels. */
  hidden: boolean;
  analysisPanel: { opened: boolean; setOpened: (opened: boolean) => void };
  onSpeak: (text: string) => void;
}) {
  const hasMargin = useHasMargin();
  const { id, sentences, language, direction, analysis } = data;
  const wordPanel = useOpenPanel({
    panel,
    occurrences,
    sentences,
    language,
    direction,
    onSpeak,
    annotations: <AnnotationTools data={data} occurrences={occurrences} />,
  });
  const renderAnalysis = useDeferred(loadAnalysisPanel);
  if (hidden) return null;

  // Without a margin, there is room for only one panel.
  const showAnalysis = analysisPanel.opened && (hasMargin || !wordPanel);
  if (!wordPanel && !showAnalysis) return null;
  return (
    <div className={classes.side}>
      {wordPanel}
      {showAnalysis &&
        renderAnalysis?.({
          id,
          initialAnalysis: analysis,
          language,
          onClose: () => analysisPanel.setOpened(false),
        })}
    </div>
  );
}
