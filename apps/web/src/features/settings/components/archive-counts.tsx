import { useTranslation } from 'react-i18next';

import classes from './data-section.module.css';

/** The counts of an archive that matter to users. */
const kinds = ['texts', 'videos', 'words', 'annotations', 'reviews', 'tags', 'saved_items'] as const;

/** The counts of an archive, without zeros. */
export function ArchiveCounts({ counts }: { counts: Record<string, number> }) {
  const { t } = useTranslation('settings');
  const some = kinds.filter((kind) => (counts[kind] ?? 0) > 0);
  return (
    <ul className={classes.counts}>
      {some.map((kind) => (
        <li key={kind}>{t(`data.counts.${kind}`, { count: counts[kind] ?? 0 })}</li>
      ))}
      {some.length === 0 && <li>{t('data.nothing')}</li>}
    </ul>
  );
}
