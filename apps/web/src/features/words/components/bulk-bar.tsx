import { Button, CloseButton, Group, Popover } from '@mantine/core';
import { IconEyeOff, IconFileExport, IconTag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ColoredTagsInput } from '@/domain/tags/tags-input.tsx';
import { SelectionBar } from '@/ui/overlays/selection-bar.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import iconButtons from '@/ui/inputs/icon-buttons.module.css';
import { useLevelLabel, levels } from '../word-levels.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import classes from './bulk-bar.module.css';

/** Actions for the selected words, at the bottom of the window. */
export function BulkBar({
  count,
  total,
  tags,
  exportPath,
  onSelectAll,
  onClear,
  onLevel,
  onTags,
  onDelete,
}: {
  count: number;
  /** Number of words that match the filters. */
  total: number;
  /** Existing tags. */
  tags: readonly string[];
  /** Path for exporting the selection; undefined if the selection can't be expressed in a URL. */
  exportPath: string | undefined;
  onSelectAll: () => void;
  onClear: () => void;
  onLevel: (level: WordLevel) => void;
  onTags: (change: { add?: string[]; remove?: string[] }) => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('words');
  const levelLabel = useLevelLabel();
  return (
    <SelectionBar
      label={t('bulk.label')}
      before={<CloseButton aria-label={t('bulk.none')} onClick={onClear} />}
      count={t('bulk.selected', { count })}
    >
      {count < total && (
        <Button size="compact-sm" variant="subtle" onClick={onSelectAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
      <Group className={`${classes.actions} ${iconButtons.row}`} gap="xs" ml="auto">
        <CompactSelect
          label={t('bulk.level')}
          value=""
          data={[
            { value: '', label: t('bulk.level') },
            ...levels.map((value) => ({ value, label: levelLabel(value) })),
          ]}
          onChange={(value) => {
            const level = levels.find((candidate) => candidate === value);
            if (level) onLevel(level);
          }}
        />
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEyeOff size={16} stroke={1.6} />}
          onClick={() => onLevel('ignored')}
        >
          {t('bulk.ignore')}
        </Button>
        <TagButton tags={tags} onTags={onTags} />
        {exportPath !== undefined && (
          <Button
            size="sm"
            variant="default"
            component={Link}
            to={exportPath}
            leftSection={<IconFileExport size={16} stroke={1.6} />}
          >
            {t('bulk.export')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={onDelete}
        >
          {t('bulk.delete')}
        </Button>
      </Group>
    </SelectionBar>
  );
}

function TagButton({
  tags,
  onTags,
}: {
  tags: readonly string[];
  onTags: (change: { add?: string[]; remove?: string[] }) => void;
}) {
  const { t } = useTranslation('words');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const apply = (change: 'add' | 'remove') => {
    onTags({ [change]: chosen });
    setOpened(false);
    setChosen([]);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus returnFocus width={300}>
      <Popover.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTag size={16} stroke={1.6} />}
          onClick={() => setOpened(!opened)}
        >
          {t('bulk.tag')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ColoredTagsInput
          size="sm"
          label={t('fields.tags')}
          data={[...tags]}
          value={chosen}
          onChange={(names) => setChosen(names.map((tag) => tag.trim()).filter(Boolean))}
          maxTags={30}
          comboboxProps={{ withinPortal: false }}
        />
        <Group gap="xs" wrap="nowrap" mt="sm">
          <Button size="sm" disabled={chosen.length === 0} onClick={() => apply('add')}>
            {t('bulk.add_tags')}
          </Button>
          <Button size="sm" variant="default" disabled={chosen.length === 0} onClick={() => apply('remove')}>
            {t('bulk.remove_tags')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
