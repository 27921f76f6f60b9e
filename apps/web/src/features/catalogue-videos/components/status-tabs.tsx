import { catalogueStatuses } from '@glossa/contract/catalogue-videos';
import type { CatalogueStatus } from '@glossa/contract/catalogue-videos';
import { useTranslation } from 'react-i18next';

import { CountChips } from '../../../ui/count-chips.tsx';
import classes from '../../../lib/manage/status-dots.module.css';

/** The statuses with the number of videos in each, one of them chosen. */
export function StatusTabs({
  counts,
  value,
  onChange,
}: {
  counts: Record<CatalogueStatus, number> | undefined;
  value: CatalogueStatus | undefined;
  onChange: (status: CatalogueStatus | undefined) => void;
}) {
  const { t } = useTranslation('catalogue');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <CountChips
      label={t('status.label')}
      chips={[
        { value: 'all' as const, label: t('status.all'), count: all },
        ...catalogueStatuses.map((status) => ({
          value: status,
          label: t(`status.${status}`),
          mark: classes[status],
          count: counts?.[status],
        })),
      ]}
      value={value ?? 'all'}
      onChange={(status) => onChange(status === 'all' ? undefined : status)}
    />
  );
}
