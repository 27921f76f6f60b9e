import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import type { KeptText } from '@/domain/offline/database.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useKeptThings } from '../hooks/use-kept-things.ts';
import classes from './device-section.module.css';
import items from './item-list.module.css';
import { SettingsSection } from './settings-section.tsx';

const sizeOf = ({ bytes, recordingBytes }: KeptText): number => bytes + recordingBytes;

/** The data stored in this browser for offline reading, and how to remove it. */
export function DeviceSection() {
  const { t } = useTranslation('offline');
  const size = useFileSize();
  const { kept, remove, removeAll } = useKeptThings();
  const askAll = async () => {
    const sure = await confirm({
      title: t('device.remove_all_title'),
      message: t('device.remove_all_message'),
      action: t('device.remove_all'),
    });
    if (sure) await removeAll(t('device.removed_all'));
  };
  if (!kept) {
    return (
      <SettingsSection title={t('device.title')} help={t('device.help')}>
        <LoadingState>{null}</LoadingState>
      </SettingsSection>
    );
  }
  const { texts, words, waiting } = kept;
  const total = texts.reduce((sum, text) => sum + sizeOf(text), 0);
  const figures = [
    t('device.total', { count: texts.length, size: size(total) }),
    ...(words > 0 ? [t('device.words', { count: words })] : []),
    ...(waiting > 0 ? [t('device.waiting', { count: waiting })] : []),
  ];
  return (
    <SettingsSection title={t('device.title')} help={t('device.help')}>
      {texts.length === 0 && <p className={items.empty}>{t('device.none')}</p>}
      {(texts.length > 0 || waiting > 0) && <p className={classes.figures}>{figures.join(' · ')}</p>}
      {texts.length > 0 && (
        <>
          <ul className={items.items}>
            {texts.map((text) => (
              <li key={text.id}>
                <div className={items.main}>
                  <span className={items.name} lang={text.head.language} dir="auto">
                    {text.head.title}
                  </span>
                  <span className={items.meta}>
                    {text.pinned ? t('device.pinned') : t('device.passing')} ·{' '}
                    <RelativeTime value={new Date(text.openedAt).toISOString()} /> · {size(sizeOf(text))}
                    {text.recordingBytes > 0 && ` · ${t('device.recording')}`}
                  </span>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('device.remove_of', { title: text.head.title })}
                  onClick={() => void remove(text.id)}
                >
                  {t('device.remove')}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            className={classes.all ?? ''}
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => void askAll()}
          >
            {t('device.remove_all')}
          </Button>
        </>
      )}
    </SettingsSection>
  );
}
