import type { CatalogueAction } from '@glossa/contract/catalogue-videos';
import { IconEyeOff, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { BulkBar } from '@/domain/manage/bulk-bar.tsx';

const actions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'remove', Icon: IconTrash },
] as const;

/** Bulk actions for the selected videos of a page. */
export function CatalogueBulkBar(props: {
  count: number;
  /** Number of videos on the page. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onAct: (action: CatalogueAction) => Promise<void>;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  return (
    <BulkBar<CatalogueAction>
      {...props}
      label={t('videos:select.bar')}
      actions={actions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
    />
  );
}
