import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconDots,
  IconEyeOff,
  IconFileUpload,
  IconPencil,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { RowProps } from './row-props.ts';

const icon = { size: 16, stroke: 1.6 };

/** Everything that can be done with an ebook. */
export function RowMenu({
  ebook,
  onEdit,
  onFile,
  onAct,
}: Pick<RowProps, 'ebook' | 'onEdit' | 'onFile' | 'onAct'>) {
  const { t } = useTranslation(['ebooks', 'catalogue', 'common']);
  const { status, preparation } = ebook;
  return (
    <Menu position="bottom-end" width={210} withinPortal withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('catalogue:menu.of', { title: ebook.title })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {t('catalogue:menu.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={onFile}>
          {t('menu.file')}
        </Menu.Item>
        {status !== 'published' && preparation === 'ready' && (
          <Menu.Item leftSection={<IconWorldUpload {...icon} />} onClick={() => onAct('publish')}>
            {t('actions.publish')}
          </Menu.Item>
        )}
        {status !== 'draft' && (
          <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => onAct('draft')}>
            {t('actions.draft')}
          </Menu.Item>
        )}
        {status !== 'archived' && (
          <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => onAct('archive')}>
            {t('actions.archive')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="var(--glossa-danger)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => onAct('remove')}
        >
          {t('actions.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
