import type { Insights } from '@glossa/contract/insights';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './comprehension-panel.module.css';

/** The share of known words in recently read texts; a dash if there are none. */
export function ComprehensionPanel({ comprehension }: { comprehension: Insights['comprehension'] }) {
  const { t } = useTranslation(['progress', 'common']);
  const { percent } = useFormat();
  const { share, words } = comprehension;
  return (
    <Panel title={t('comprehension.title')} help={t('comprehension.help')}>
      <p className={classes.value}>{share === null ? t('common:none') : percent(share, 1)}</p>
      <ShareBar share={share ?? 0} height={8} tone="good" />
      <p className={classes.note}>
        {share === null ? t('comprehension.nothing') : t('comprehension.words', { count: words })}
      </p>
    </Panel>
  );
}
