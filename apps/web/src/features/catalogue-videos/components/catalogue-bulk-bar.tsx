import type { CatalogueAction } from '@glossa/contract/catalogue-videos';
import { IconEyeOff, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { BulkBar } from '../../../lib/manage/bulk-bar.tsx';

const actions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'remove', Icon: IconTrash },
] as const;

/** What can be done with the chosen videos of a page. */
export function CatalogueBulkBar(props: {
  count: number;
  /** Videos of the page. */
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
