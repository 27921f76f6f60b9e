import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import type { OfflineText } from '@/domain/offline/database.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { countCachedWords } from '@/domain/offline/cached-responses.ts';
import { listPending } from '@/domain/offline/change-queue.ts';
import { unpinText } from '@/domain/offline/cache-text.ts';
import { listOfflineTexts, onOfflineTextsChange } from '@/domain/offline/offline-texts.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { SettingsSection } from './settings-section.tsx';

const sizeOf = ({ bytes, recordingBytes }: OfflineText): number => bytes + recordingBytes;

/** The data stored in this browser for offline reading, with controls to remove it. */
export function DeviceSection() {
  const { t } = useTranslation('offline');
  const size = useFileSize();
  const { data, remove, removeAll } = useDeviceData();
  const confirmRemoveAll = async () => {
    const isConfirmed = await confirm({
      title: t('device.remove_all_title'),
      message: t('device.remove_all_message'),
      action: t('device.remove_all'),
    });
    if (isConfirmed) await removeAll(t('device.removed_all'));
  };
  if (!data) {
    return (
      <SettingsSection title={t('device.title')} help={t('device.help')}>
        <LoadingState>{null}</LoadingState>
      </SettingsSection>
    );
  }
  const { texts, words, waiting } = data;
  const total = texts.reduce((sum, text) => sum + sizeOf(text), 0);
  const totals = [
    t('device.total', { count: texts.length, size: size(total) }),
    ...(words > 0 ? [t('device.words', { count: words })] : []),
    ...(waiting > 0 ? [t('device.waiting', { count: waiting })] : []),
  ];
  return (
    <SettingsSection title={t('device.title')} help={t('device.help')}>
      {texts.length === 0 && <Text c="dimmed">{t('device.none')}</Text>}
      {(texts.length > 0 || waiting > 0) && (
        <Text c="dimmed" mb="sm" className="tabular">
          {totals.join(' · ')}
        </Text>
      )}
      {texts.length > 0 && (
        <>
          <ItemList>
            {texts.map((text) => (
              <Item
                key={text.id}
                name={
                  <span lang={text.head.language} dir="auto">
                    {text.head.title}
                  </span>
                }
                meta={
                  <>
                    {text.pinned ? t('device.pinned') : t('device.passing')} ·{' '}
                    <RelativeTime value={new Date(text.openedAt).toISOString()} /> · {size(sizeOf(text))}
                    {text.recordingBytes > 0 && ` · ${t('device.recording')}`}
                  </>
                }
                action={
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('device.remove_of', { title: text.head.title })}
                    onClick={() => void remove(text.id)}
                  >
                    {t('device.remove')}
                  </Button>
                }
              />
            ))}
          </ItemList>
          <Button
            mt="sm"
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => void confirmRemoveAll()}
          >
            {t('device.remove_all')}
          </Button>
        </>
      )}
    </SettingsSection>
  );
}

/** A user's data on this device. */
interface DeviceData {
  texts: readonly OfflineText[];
  /** Number of stored word entries. */
  words: number;
  /** Number of changes waiting to be sent. */
  waiting: number;
}

const noData: DeviceData = { texts: [], words: 0, waiting: 0 };

async function readAll(account: string): Promise<DeviceData> {
  const [texts, words, waiting] = await Promise.all([
    listOfflineTexts(account),
    countCachedWords(account),
    listPending(account),
  ]);
  return { texts: texts.filter(({ bytes }) => bytes > 0), words, waiting: waiting.length };
}

/** Returns the user's data on this device, or undefined while loading, with functions to remove texts. */
function useDeviceData(): {
  data: DeviceData | undefined;
  remove: (id: string) => Promise<void>;
  removeAll: (message: string) => Promise<void>;
} {
  const { id: account } = useUser();
  const [data, setData] = useState<DeviceData>();
  useEffect(() => {
    let isMounted = true;
    const read = () =>
      void readAll(account).then(
        (found) => isMounted && setData(found),
        // A browser without storage has nothing to list.
        () => isMounted && setData(noData),
      );
    read();
    const stop = onOfflineTextsChange(read);
    return () => {
      isMounted = false;
      stop();
    };
  }, [account]);
  return {
    data,
    remove: (id) => unpinText(account, id),
    removeAll: async (message) => {
      for (const { id } of data?.texts ?? []) await unpinText(account, id);
      toast.success(message);
    },
  };
}
