import { useTranslation } from 'react-i18next';

import { standings } from '@/domain/words/knowledge.ts';
import { useStandingLabel } from '@/domain/words/entry/use-standing-label.ts';
import { kindOrder } from '../model/graph.ts';
import classes from './map-legend.module.css';

/** Explains the marks and lines of the map. */
export function MapLegend() {
  const { t } = useTranslation('mindmap');
  const label = useStandingLabel();
  return (
    <details className={classes.root}>
      <summary>{t('legend.title')}</summary>
      <ul aria-label={t('legend.words')}>
        {standings.map((standing) => (
          <li key={standing}>
            <span className={classes.word} data-standing={standing} aria-hidden="true" />
            {label(standing)}
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
