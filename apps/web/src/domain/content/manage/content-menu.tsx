import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of icons in menus: size and stroke width in pixels. */
export const menuIcon = { size: 16, stroke: 1.6 };

/** All actions for an item: edit first, delete last, `children` in between. */
export function ContentMenu({
  title,
  onEdit,
  onRemove,
  children,
}: {
  title: string;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Menu position="bottom-end" width={210} withinPortal withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu.of', { title })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...menuIcon} />} onClick={onEdit}>
          {t('menu.edit')}
        </Menu.Item>
        {children}
        <Menu.Divider />
        <Menu.Item color="var(--glossa-danger)" leftSection={<IconTrash {...menuIcon} />} onClick={onRemove}>
          {t('actions.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
