import { Menu } from '@mantine/core';
import { IconEyeOff, IconPlayerPlay, IconVocabulary, IconWorldUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ContentMenu } from '@/domain/manage/content-menu.tsx';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import type { RowProps } from './row-props.ts';

const icon = { size: 16, stroke: 1.6 };

/** All actions for a catalog video. */
export function RowMenu({
  video: { id, title, status, file, isOwn },
  onPreview,
  onEdit,
  onAct,
}: Pick<RowProps, 'video' | 'onPreview' | 'onEdit' | 'onAct'>) {
  const { t } = useTranslation('catalogue');
  const learns = isLearner(useUser());
  const isReady = status === 'published' || status === 'draft';
  return (
    <ContentMenu title={title} onEdit={onEdit} onRemove={() => onAct('remove')}>
      {file !== null && (
        <Menu.Item leftSection={<IconPlayerPlay {...icon} />} onClick={onPreview}>
          {t('menu.preview')}
        </Menu.Item>
      )}
      {isReady && isOwn && learns && (
        <Menu.Item component={Link} to={watchPath(id)} leftSection={<IconVocabulary {...icon} />}>
          {t('menu.watch')}
        </Menu.Item>
      )}
      {status === 'draft' && (
        <Menu.Item leftSection={<IconWorldUpload {...icon} />} onClick={() => onAct('publish')}>
          {t('actions.publish')}
        </Menu.Item>
      )}
      {status === 'published' && (
        <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => onAct('draft')}>
          {t('actions.draft')}
        </Menu.Item>
      )}
    </ContentMenu>
  );
}
