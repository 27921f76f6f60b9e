import { ActionIcon, Menu } from '@mantine/core';
import { exportSubtitles } from '@glossa/contract/subtitles';
import { buildUrl } from '@glossa/contract/client';
import type { VideoCard } from '@glossa/contract/videos';
import {
  IconBadgeCc,
  IconCards,
  IconDots,
  IconDownload,
  IconLibraryPlus,
  IconListSearch,
  IconFileDownload,
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { SaveMenuItem } from '@/domain/saved/save-menu-item.tsx';
import { useAddToCatalog, useCancelProcessing, useDownload } from '../hooks/use-video-commands.ts';
import { MoveItems } from './move-items.tsx';

const icon = { size: 16, stroke: 1.6 };

/** All actions for a video in the library. */
export function VideoMenu({
  video,
  onMove,
  onEdit,
}: {
  video: VideoCard;
  onMove: (move: Move) => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation(['videos', 'common']);
  const download = useDownload();
  const cancel = useCancelProcessing();
  const addToCatalog = useAddToCatalog(video);
  const hasFile = video.processed && video.video_url === null;
  return (
    <Menu position="bottom-end" width={230} withinPortal withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon
          flex="none"
          pos="relative"
          my={-5}
          me={-8}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('card.menu', { title: video.title })}
          title={t('common:more')}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {video.processed && (
          <Menu.Item component={Link} to={watchPath(video.id)} leftSection={<IconPlayerPlay {...icon} />}>
            {t('card.watch')}
          </Menu.Item>
        )}
        {video.processed && !video.is_deleted && (
          <>
            <Menu.Item
              component={Link}
              to={`/words?video=${video.id}`}
              leftSection={<IconListSearch {...icon} />}
            >
              {t('card.words')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={`/practice?video=${video.id}`}
              leftSection={<IconCards {...icon} />}
            >
              {t('card.practise')}
            </Menu.Item>
            <SaveMenuItem target={{ kind: 'moment', video: video.id, position: 0 }} />
          </>
        )}
        {video.processing_status === 'processing' && video.task !== null && (
          <Menu.Item leftSection={<IconPlayerStop {...icon} />} onClick={() => cancel(video)}>
            {t('cancel.action')}
          </Menu.Item>
        )}
        {!video.is_deleted && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            {t('edit.open')}
          </Menu.Item>
        )}
        {video.processed && !video.is_deleted && (
          <Menu.Item
            component={Link}
            to={`/videos/subtitles/${video.id}`}
            leftSection={<IconBadgeCc {...icon} />}
          >
            {t('card.subtitles')}
          </Menu.Item>
        )}
        {hasFile && (
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void download(video)}>
            {t('card.download')}
          </Menu.Item>
        )}
        {video.subtitles !== null && (
          <Menu.Item
            component="a"
            href={buildUrl(exportSubtitles, { params: { id: video.id } })}
            download
            leftSection={<IconFileDownload {...icon} />}
          >
            {t('card.download_subtitles')}
          </Menu.Item>
        )}
        {addToCatalog && (
          <Menu.Item leftSection={<IconLibraryPlus {...icon} />} onClick={addToCatalog}>
            {t('catalogue.add')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <MoveItems shelf={video} onMove={onMove} />
      </Menu.Dropdown>
    </Menu>
  );
}
