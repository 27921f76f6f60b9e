import type { PricingStatus } from '@glossa/contract/content-pricing';
import { useTranslation } from 'react-i18next';

import classes from '@/domain/content/manage/status-mark.module.css';

const looks = { active: 'published', draft: 'draft', archived: 'archived' } as const;

/** Whether a product is on sale. */
export function PricingStatusMark({ status }: { status: PricingStatus }) {
  const { t } = useTranslation('pricing');
  return (
    <span className={classes.badge} data-status={looks[status]}>
      {t(`statuses.${status}`)}
    </span>
  );
}
