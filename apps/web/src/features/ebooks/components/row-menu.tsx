import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconEyeOff,
  IconFileUpload,
  IconHeadphones,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ContentMenu } from '@/domain/manage/content-menu.tsx';
import type { RowProps } from './row-props.ts';

const icon = { size: 16, stroke: 1.6 };

/** All actions for an ebook. */
export function RowMenu({
  ebook: { type, title, status, preparation, trackCount },
  onEdit,
  onFile,
  onTracks,
  onAct,
}: Pick<RowProps, 'ebook' | 'onEdit' | 'onFile' | 'onTracks' | 'onAct'>) {
  const { t } = useTranslation('ebooks');
  const isReady = preparation === 'ready' && (type === 'text' || trackCount > 0);
  return (
    <ContentMenu title={title} onEdit={onEdit} onRemove={() => onAct('remove')}>
      <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={onFile}>
        {t(type === 'audio' ? 'menu.text_file' : 'menu.file')}
      </Menu.Item>
      {type === 'audio' && (
        <Menu.Item leftSection={<IconHeadphones {...icon} />} onClick={onTracks}>
          {t('tracks.label')}
        </Menu.Item>
      )}
      {status !== 'published' && isReady && (
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
