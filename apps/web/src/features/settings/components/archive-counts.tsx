import { useTranslation } from 'react-i18next';

import classes from './data-section.module.css';

/** What people count of an archive; the rest goes with it. */
const kinds = ['texts', 'videos', 'words', 'annotations', 'reviews', 'tags', 'saved_items'] as const;

/** How much of what; nothing of which there is none. */
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
