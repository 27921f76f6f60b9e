import type { ImportPreview } from '@glossa/contract/word-import';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './preview-counts.module.css';

/** The numbers of new, existing and rejected words. */
export function PreviewCounts({
  counts,
  isFetching,
}: {
  counts: ImportPreview['counts'];
  isFetching: boolean;
}) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  return (
    <dl className={classes.root} aria-live="polite" aria-busy={isFetching}>
      {(['new', 'existing', 'refused'] as const).map((name) => (
        <div key={name} className={classes.count}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
