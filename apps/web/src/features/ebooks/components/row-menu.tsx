import { Menu } from '@mantine/core';
import { IconArchive, IconEyeOff, IconFileUpload, IconWorldUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ContentMenu } from '../../../lib/manage/content-menu.tsx';
import type { RowProps } from './row-props.ts';

const icon = { size: 16, stroke: 1.6 };

/** Everything that can be done with an ebook. */
export function RowMenu({
  ebook: { title, status, preparation },
  onEdit,
  onFile,
  onAct,
}: Pick<RowProps, 'ebook' | 'onEdit' | 'onFile' | 'onAct'>) {
  const { t } = useTranslation('ebooks');
  return (
    <ContentMenu title={title} onEdit={onEdit} onRemove={() => onAct('remove')}>
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
    </ContentMenu>
  );
}
