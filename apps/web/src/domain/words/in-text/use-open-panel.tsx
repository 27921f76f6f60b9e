import type { ComponentProps, ReactNode } from 'react';

import { useDeferred } from '@/ui/hooks/use-deferred.ts';
import { useHasSelection } from './text-words.ts';
import type { useWordPanel } from './use-word-panel.ts';
import type { WordPanel as Panel } from './word-panel.tsx';

const loadWordTools = async () => (await import('./word-tools.tsx')).WordTools;
const loadWordPanel = async () => {
  const [{ WordPanel }, { WordEntry }, { SaveWordButton }] = await Promise.all([
    import('./word-panel.tsx'),
    import('./word-entry.tsx'),
    import('@/domain/saved/save-button.tsx'),
  ]);
  return (props: Omit<ComponentProps<typeof WordPanel>, 'Entry' | 'Save'>) => (
    <WordPanel {...props} Entry={WordEntry} Save={SaveWordButton} />
  );
};

/** Returns the panel of the selected word or phrase while it is open. Loads it after the words have rendered. */
export function useOpenPanel({
  panel,
  ...panelProps
}: { panel: ReturnType<typeof useWordPanel> } & Pick<
  ComponentProps<typeof Panel>,
  'occurrences' | 'sentences' | 'language' | 'direction' | 'onSpeak' | 'annotations'
>): ReactNode {
  const hasSelection = useHasSelection();
  const renderPanel = useDeferred(loadWordPanel);
  const Tools = useDeferred(loadWordTools);
  return (
    panel.isRendered &&
    hasSelection &&
    renderPanel?.({
      ...panelProps,
      translationRef: panel.translation,
      onDone: panel.backToWord,
      Tools,
      onPhrase: panel.choosePhrase,
      onToggleAdding: panel.toggleAdding,
      onClose: panel.close,
    })
  );
}
