import { ActionIcon, Group, Loader, Text } from '@mantine/core';
import { imageTypes } from '@glossa/contract/word-images';
import { IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { shrinkImage } from '@/lib/files/shrink-image.ts';
import classes from './word-image.module.css';

const accepted = Object.values(imageTypes).join();

/** The image of a word. The user can choose a file, drop one here, or paste one anywhere on the page. */
export function WordImage({
  word,
  url,
  onChange,
}: {
  /** The word as written. */
  word: string;
  /** URL of the image; null if the word has none. */
  url: string | null;
  /** Sets the image, or removes it with null; resolves when the server has saved it. */
  onChange: (picture: Blob | null) => Promise<void>;
}) {
  const { t } = useTranslation('reader');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const change = async (file: File | null | undefined) => {
    if (file === undefined || busy) return;
    setBusy(true);
    await onChange(file && (await shrinkImage(file))).finally(() => setBusy(false));
  };
  const { dropping, handlers } = useFileDrop(([file]) => void change(file));
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void change(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const choose = () => chooser.current?.click();
  return (
    <div className={classes.root} data-dropping={dropping || undefined} aria-busy={busy} {...handlers}>
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        hidden
        onChange={({ currentTarget }) => {
          void change(currentTarget.files?.[0]);
          // Allow choosing the same file again.
          currentTarget.value = '';
        }}
      />
      {url === null ? (
        <button type="button" className={classes.empty} onClick={choose}>
          {busy ? <Loader size={18} /> : <IconPhotoPlus size={20} stroke={1.6} aria-hidden="true" />}
          <span>{t('panel.picture_add')}</span>
          <Text span size="xs" c="dimmed">
            {t('panel.picture_help')}
          </Text>
        </button>
      ) : (
        <figure className={classes.figure}>
          <img src={url} alt={t('panel.picture_of', { word })} />
          <Group gap={4} className={classes.actions ?? ''}>
            <ActionIcon
              variant="default"
              size={32}
              loading={busy}
              onClick={choose}
              aria-label={t('panel.picture_replace')}
            >
              <IconReplace size={18} stroke={1.6} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={32}
              disabled={busy}
              onClick={() => void change(null)}
              aria-label={t('panel.picture_remove')}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </Group>
        </figure>
      )}
    </div>
  );
}
