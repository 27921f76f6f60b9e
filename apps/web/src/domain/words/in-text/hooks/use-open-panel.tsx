import type { ComponentProps, ReactNode } from 'react';

import { useLater } from '@/ui/hooks/use-later.ts';
import type { WordPanel as Panel } from '../components/word-panel.tsx';
import type { useWordPanel } from './use-word-panel.ts';
import { useHasSelection } from './words-on-show.ts';

const loadWordTools = async () => (await import('../components/word-tools.tsx')).WordTools;
const loadWordPanel = async () => {
  const [{ WordPanel }, { WordEntry }, { SaveWord }] = await Promise.all([
    import('../components/word-panel.tsx'),
    import('../components/word-entry.tsx'),
    import('@/domain/saved/save-word.tsx'),
  ]);
  return (props: Omit<ComponentProps<typeof WordPanel>, 'Entry' | 'Save'>) => (
    <WordPanel {...props} Entry={WordEntry} Save={SaveWord} />
  );
};

/** Returns the panel of the selected word or phrase while it is open. Loads it after the words have rendered. */
export function useOpenPanel({
  panel,
  ...place
}: { panel: ReturnType<typeof useWordPanel> } & Pick<
  ComponentProps<typeof Panel>,
  'shown' | 'sentences' | 'language' | 'direction' | 'onSpeak' | 'annotations'
>): ReactNode {
  const hasSelection = useHasSelection();
  const drawPanel = useLater(loadWordPanel);
  const Tools = useLater(loadWordTools);
  return (
    panel.drawn &&
    hasSelection &&
    drawPanel?.({
      ...place,
      translationRef: panel.translation,
      onDone: panel.backToWord,
      Tools,
      onPhrase: panel.choosePhrase,
      onGather: panel.gather,
      onClose: panel.close,
    })
  );
}
