import { Button, CloseButton, Group } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectionBar } from '@/ui/overlays/selection-bar.tsx';
import classes from './bulk-bar.module.css';

/** The actions for the selected rows on a page. */
export function BulkBar<Action extends string>({
  label,
  actions,
  count,
  total,
  onSelectAll,
  onClearSelection,
  onAction,
}: {
  /** Name of the bar, for screen readers. */
  label: string;
  actions: readonly { action: Action; label: string; Icon: Icon }[];
  count: number;
  /** The number of rows on the page. */
  total: number;
  onSelectAll: () => void;
  onClearSelection: () => void;
  onAction: (action: Action) => Promise<void>;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const [running, setRunning] = useState<Action>();
  const run = async (action: Action) => {
    setRunning(action);
    await onAction(action);
    setRunning(undefined);
  };
  return (
    <SelectionBar
      label={label}
      before={<CloseButton aria-label={t('videos:select.none')} onClick={onClearSelection} />}
      count={t('videos:select.count', { count })}
    >
      {count < total && (
        <Button size="compact-sm" variant="subtle" onClick={onSelectAll}>
          {t('select_page')}
        </Button>
      )}
      <Group gap="xs" className={classes.actions}>
        {actions.map(({ action, label: name, Icon: Mark }) => (
          <Button
            key={action}
            size="sm"
            variant="default"
            loading={running === action}
            disabled={running !== undefined && running !== action}
            leftSection={<Mark size={16} stroke={1.6} />}
            onClick={() => void run(action)}
          >
            {name}
          </Button>
        ))}
      </Group>
    </SelectionBar>
  );
}
