import type { MindMapNode } from '@glossa/contract/mindmap';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { labelOf } from '../model/paint.ts';
import type { MapView } from '../model/map-view.ts';

/** Chooses how much of the map is shown: the surroundings of one word, or all words. */
export function MapExtent({
  centre,
  number,
  value,
  onChange,
}: {
  centre: MindMapNode;
  /** Number of all words. */
  number: number;
  value: MapView['words'];
  onChange: (words: MapView['words']) => void;
}) {
  const { t } = useTranslation('mindmap');
  return (
    <Segmented
      aria-label={t('legend.words')}
      value={value}
      data={[
        { value: 'one', label: t('extent.one', { word: labelOf(centre.term) }) },
        { value: 'all', label: t('extent.all', { number }) },
      ]}
      onChange={onChange}
    />
  );
}
