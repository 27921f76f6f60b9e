import { useTranslation } from 'react-i18next';

import { wordLevels } from '@/domain/words/word-level.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { kindOrder } from '../model/graph.ts';
import classes from './map-legend.module.css';

/** Explains the marks and lines of the map. */
export function MapLegend() {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  return (
    <details className={classes.root}>
      <summary>{t('legend.title')}</summary>
      <ul aria-label={t('legend.words')}>
        {wordLevels.map((level) => (
          <li key={level}>
            <span className={classes.word} data-level={level} aria-hidden="true" />
            {label(level)}
          </li>
        ))}
      </ul>
      <ul aria-label={t('legend.lines')}>
        {kindOrder.map((kind) => (
          <li key={kind}>
            <span className={classes.line} data-kind={kind} aria-hidden="true" />
            {t(`kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
