import { Button, CloseButton } from '@mantine/core';
import type { CatalogueAction } from '@glossa/contract/catalogue-videos';
import { IconEyeOff, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectionBar } from '../../../ui/selection-bar.tsx';
import classes from './catalogue-bulk-bar.module.css';

const actions = [
  { action: 'publish', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'remove', Icon: IconTrash },
] as const;

/** What can be done with the chosen videos of a page. */
export function CatalogueBulkBar({
  count,
  total,
  onAll,
  onNone,
  onAct,
}: {
  count: number;
  /** Videos of the page. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onAct: (action: CatalogueAction) => Promise<void>;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const [running, setRunning] = useState<CatalogueAction>();
  const run = async (action: CatalogueAction) => {
    setRunning(action);
    await onAct(action);
    setRunning(undefined);
  };
  return (
    <SelectionBar
      label={t('videos:select.bar')}
      before={<CloseButton aria-label={t('videos:select.none')} onClick={onNone} />}
      count={t('videos:select.count', { count })}
    >
      {count < total && (
        <Button size="compact-sm" variant="subtle" onClick={onAll}>
          {t('select_page')}
        </Button>
      )}
      <div className={classes.actions}>
        {actions.map(({ action, Icon }) => (
          <Button
            key={action}
            size="sm"
            variant="default"
            loading={running === action}
            disabled={running !== undefined && running !== action}
            leftSection={<Icon size={16} stroke={1.6} />}
            onClick={() => void run(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
    </SelectionBar>
  );
}
