import { getReadingPage } from '@glossa/contract/reading';
import { deleteSentenceTimes, getSentenceTimes, uploadSentenceTimes } from '@glossa/contract/sentence-times';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconEraser, IconFileUpload, IconHandFinger } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { setFollowsRecording, setTapping, useRecording } from '../hooks/use-recording.ts';

const icon = { size: 18, stroke: 1.6 };
const staleEndpoints = [getSentenceTimes, getReadingPage];

/** Settings for the recording: whether pages follow it, and when each sentence starts. */
export function RecordingMenu({ text, isTimed }: { text: string; isTimed: boolean }) {
  const { t } = useTranslation('listening');
  const format = useFormat();
  const { followsRecording } = useRecording();
  const input = useRef<HTMLInputElement>(null);
  const upload = useEndpointMutation(uploadSentenceTimes, {
    invalidates: staleEndpoints,
    onSuccess: ({ timed: found, sentences }) =>
      toast.success(t('times_found', { found: format.number(found), sentences: format.number(sentences) })),
  });
  const deleteTimes = useEndpointMutation(deleteSentenceTimes, { invalidates: staleEndpoints });
  const confirmDelete = async () => {
    const confirmed = await confirm({
      title: t('forget_title'),
      message: t('forget_help'),
      action: t('forget'),
      danger: true,
    });
    if (confirmed) deleteTimes.mutate({ params: { id: text } });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".srt,.vtt,.lrc"
        hidden
        aria-label={t('from_file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.mutate({ params: { id: text }, files: { file } });
          currentTarget.value = '';
        }}
      />
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            loading={upload.isPending}
            aria-label={t('menu')}
            title={t('menu')}
          >
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.CheckboxItem
            checked={followsRecording}
            disabled={!isTimed}
            closeMenuOnClick
            checkIcon={<IconCheck {...icon} />}
            onChange={setFollowsRecording}
          >
            {t('follow')}
          </Menu.CheckboxItem>
          <Menu.Divider />
          <Menu.Label>{t('times')}</Menu.Label>
          <Menu.Item leftSection={<IconHandFinger {...icon} />} onClick={() => setTapping(true)}>
            {t('tap')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={() => input.current?.click()}>
            {t('from_file')}
          </Menu.Item>
          {isTimed && (
            <Menu.Item leftSection={<IconEraser {...icon} />} onClick={() => void confirmDelete()}>
              {t('forget')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
