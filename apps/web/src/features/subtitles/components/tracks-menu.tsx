import { Button, Menu } from '@mantine/core';
import { buildUrl } from '@glossa/contract/client';
import { exportSubtitles, removeSecondSubtitles } from '@glossa/contract/subtitles';
import type { VideoCard } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import type { Watching } from '@glossa/contract/watching';
import { IconBadgeCc, IconDownload, IconFileUpload, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { TrackDialog } from './track-dialog.tsx';

const icon = { size: 16, stroke: 1.6 };

/** The subtitle files: the main one, which is edited, and an optional second one. */
export function TracksMenu({
  data: { video, second_language: second },
  readOnly,
  changeCount,
  onReplaced,
}: {
  data: Watching;
  readOnly: boolean;
  /** Number of changes lost when the main subtitles are replaced. */
  changeCount: number;
  /** Called when a replacement for the main subtitles has been uploaded and is being prepared. */
  onReplaced: (video: VideoCard) => void;
}) {
  const { t, i18n } = useTranslation('subtitles');
  const [openDialog, setOpenDialog] = useState<'main' | 'second'>();
  const removal = useEndpointMutation(removeSecondSubtitles, {
    invalidates: [watchVideo],
    onSuccess: () => toast.success(t('tracks.removed')),
  });
  const languageLabel = (code: string) =>
    code === '' ? t('tracks.unknown') : languageName(code, i18n.language);
  const exportUrl = (kind: 'main' | 'second') =>
    buildUrl(exportSubtitles, { params: { id: video.id }, query: { kind } });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('tracks.remove_title'),
      message: t('tracks.remove_question', { language: languageLabel(second ?? '') }),
      action: t('tracks.remove'),
      danger: true,
    });
    if (isConfirmed) removal.mutate({ params: { id: video.id } });
  };
  return (
    <>
      <Menu position="bottom-end" width={250} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconBadgeCc size={18} stroke={1.6} />}>
            {t('tracks.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {t('tracks.main')} · {languageLabel(video.language)}
          </Menu.Label>
          <Menu.Item
            disabled={readOnly}
            leftSection={<IconFileUpload {...icon} />}
            onClick={() => setOpenDialog('main')}
          >
            {t('tracks.replace')}
          </Menu.Item>
          <Menu.Item component="a" href={exportUrl('main')} download leftSection={<IconDownload {...icon} />}>
            {t('tracks.download')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>
            {t('tracks.second')}
            {second !== null && ` · ${languageLabel(second)}`}
          </Menu.Label>
          {second === null ? (
            <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => setOpenDialog('second')}>
              {t('tracks.add')}
            </Menu.Item>
          ) : (
            <>
              <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={() => setOpenDialog('second')}>
                {t('tracks.replace')}
              </Menu.Item>
              <Menu.Item
                component="a"
                href={exportUrl('second')}
                download
                leftSection={<IconDownload {...icon} />}
              >
                {t('tracks.download')}
              </Menu.Item>
              <Menu.Item
                color="var(--glossa-danger)"
                leftSection={<IconTrash {...icon} />}
                onClick={() => void remove()}
              >
                {t('tracks.remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {openDialog && (
        <TrackDialog
          kind={openDialog}
          id={video.id}
          language={second}
          changeCount={changeCount}
          onClose={() => setOpenDialog(undefined)}
          onDone={(response) => {
            if (openDialog === 'main') onReplaced(response);
            else toast.success(t('tracks.added'));
            setOpenDialog(undefined);
          }}
        />
      )}
    </>
  );
}
