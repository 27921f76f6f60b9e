import { Menu } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import {
  IconArchive,
  IconArchiveOff,
  IconBook,
  IconPencil,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { OfflineMenuItem } from '@/domain/offline/offline-menu-item.tsx';
import { SaveMenuItem } from '@/domain/saved/save-menu-item.tsx';
import type { Move } from '@/domain/content/library/use-moves.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';

const icon = { size: 16, stroke: 1.6 };

/** All actions for a text in the library. Opens on mount, and again when `button` is clicked. */
export function OpenTextMenu({
  text,
  button,
  target,
  onMove,
}: {
  text: TextCard;
  button: ReactElement;
  /** The button below which the menu opens. */
  target: RefObject<HTMLElement | null>;
  onMove: (move: Move) => void;
}) {
  const { t } = useTranslation(['texts', 'common']);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // On closing, the menu returns the focus to the button that was focused on opening, but that button has since been
    // replaced.
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, [target]);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      returnFocus
      position="bottom-end"
      width={220}
      withinPortal
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {text.status === 'ready' && (
          <Menu.Item component={Link} to={readPath(text.id)} leftSection={<IconBook {...icon} />}>
            {t('row.open')}
          </Menu.Item>
        )}
        {!text.is_deleted && (
          <>
            <Menu.Item
              component={Link}
              to={`/reading/edit/${text.id}`}
              leftSection={<IconPencil {...icon} />}
            >
              {t('common:edit')}
            </Menu.Item>
            <SaveMenuItem target={{ kind: 'text', text: text.id }} />
            {text.status === 'ready' && (
              <OfflineMenuItem id={text.id} allowsOffline={text.bought?.may_keep ?? true} />
            )}
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
        <Menu.Item
          color="var(--glossa-danger)"
          leftSection={<IconTrashX {...icon} />}
          onClick={() => onMove('remove')}
        >
          {t('moves.remove.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
