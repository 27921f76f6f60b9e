import { ebookStatuses } from '@glossa/contract/ebooks';
import type { EbookStatus } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import classes from '../../../lib/manage/status-dots.module.css';
import { CountChips } from '../../../ui/count-chips.tsx';

/** The statuses with the number of ebooks in each, one of them chosen. */
export function StatusTabs({
  counts,
  value,
  onChange,
}: {
  counts: Record<EbookStatus, number> | undefined;
  value: EbookStatus | undefined;
  onChange: (status: EbookStatus | undefined) => void;
}) {
  const { t } = useTranslation('ebooks');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <CountChips
      label={t('status.label')}
      chips={[
        { value: 'all' as const, label: t('status.all'), count: all },
        ...ebookStatuses.map((status) => ({
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
