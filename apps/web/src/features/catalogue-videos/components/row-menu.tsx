import { ActionIcon, Menu } from '@mantine/core';
import type { CatalogueAction, CatalogueVideo } from '@glossa/contract/catalogue-videos';
import {
  IconDots,
  IconEyeOff,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
  IconVocabulary,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { watchPath } from '../../../lib/navigation/entry-paths.ts';

const icon = { size: 16, stroke: 1.6 };

/** Everything that can be done with a video of the catalogue. */
export function RowMenu({
  video,
  onPreview,
  onEdit,
  onAct,
}: {
  video: CatalogueVideo;
  onPreview: () => void;
  onEdit: () => void;
  onAct: (action: CatalogueAction) => void;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const isReady = video.status === 'published' || video.status === 'draft';
  return (
    <Menu position="bottom-end" width={210} withinPortal withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu.of', { title: video.title })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {t('menu.edit')}
        </Menu.Item>
        {video.file !== null && (
          <Menu.Item leftSection={<IconPlayerPlay {...icon} />} onClick={onPreview}>
            {t('menu.preview')}
          </Menu.Item>
        )}
        {isReady && video.isOwn && (
          <Menu.Item component={Link} to={watchPath(video.id)} leftSection={<IconVocabulary {...icon} />}>
            {t('menu.watch')}
          </Menu.Item>
        )}
        {video.status === 'draft' && (
          <Menu.Item leftSection={<IconWorldUpload {...icon} />} onClick={() => onAct('publish')}>
            {t('actions.publish')}
          </Menu.Item>
        )}
        {video.status === 'published' && (
          <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => onAct('draft')}>
            {t('actions.draft')}
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
