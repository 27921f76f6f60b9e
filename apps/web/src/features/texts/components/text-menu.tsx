import { ActionIcon, Menu } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import {
  IconArchive,
  IconArchiveOff,
  IconBook,
  IconDots,
  IconPencil,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { TextMove } from '../lifecycle.ts';
import { editPath, readPath } from '../paths.ts';

const icon = { size: 16, stroke: 1.6 };

/** Everything that can be done with a text of the library. */
export function TextMenu({ text, onMove }: { text: TextCard; onMove: (move: TextMove) => void }) {
  const { t } = useTranslation(['texts', 'common']);
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('row.menu', { title: text.title })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {text.status === 'ready' && (
          <Menu.Item component={Link} to={readPath(text.id)} leftSection={<IconBook {...icon} />}>
            {t('row.open')}
          </Menu.Item>
        )}
        {!text.is_deleted && (
          <>
            <Menu.Item component={Link} to={editPath(text.id)} leftSection={<IconPencil {...icon} />}>
              {t('common:edit')}
            </Menu.Item>
            {text.is_archived ? (
              <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => onMove('unarchive')}>
                {t('moves.unarchive.action')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => onMove('archive')}>
                {t('moves.archive.action')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => onMove('trash')}>
              {t('moves.trash.action')}
            </Menu.Item>
          </>
        )}
        {text.is_deleted && (
          <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => onMove('restore')}>
            {t('moves.restore.action')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrashX {...icon} />} onClick={() => onMove('remove')}>
          {t('moves.remove.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
