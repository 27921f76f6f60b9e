import { deleteSentenceTimes, getSentenceTimes, uploadSentenceTimes } from '@glossa/contract/sentence-times';
import { getReadingPage } from '@glossa/contract/reading';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconEraser, IconFileUpload, IconHandFinger } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useListening } from '../hooks/use-listening.ts';
import { listening } from '../model/listening.ts';

const icon = { size: 18, stroke: 1.6 };
const stale = [getSentenceTimes, getReadingPage];

/** Settings of the recording: whether pages follow it, and how sentence times are set. */
export function ListeningMenu({ text, timed }: { text: string; timed: boolean }) {
  const { t } = useTranslation('listening');
  const format = useFormat();
  const { follows } = useListening();
  const input = useRef<HTMLInputElement>(null);
  const upload = useEndpointMutation(uploadSentenceTimes, {
    invalidates: stale,
    onSuccess: ({ timed: found, sentences }) =>
      toast.success(t('times_found', { found: format.number(found), sentences: format.number(sentences) })),
  });
  const forget = useEndpointMutation(deleteSentenceTimes, { invalidates: stale });
  const ask = async () => {
    const yes = await confirm({
      title: t('forget_title'),
      message: t('forget_help'),
      action: t('forget'),
      danger: true,
    });
    if (yes) forget.mutate({ params: { id: text } });
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
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={follows}
            disabled={!timed}
            leftSection={follows ? <IconCheck {...icon} /> : <span style={{ inlineSize: 18 }} />}
            onClick={() => listening.follow(!follows)}
          >
            {t('follow')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('times')}</Menu.Label>
          <Menu.Item leftSection={<IconHandFinger {...icon} />} onClick={() => listening.tap(true)}>
            {t('tap')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={() => input.current?.click()}>
            {t('from_file')}
          </Menu.Item>
          {timed && (
            <Menu.Item leftSection={<IconEraser {...icon} />} onClick={() => void ask()}>
              {t('forget')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
