import { CloseButton, Stack, Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useObjectUrl } from '@/domain/content/upload/use-object-url.ts';
import { FileTarget } from '@/lib/files/file-target.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { formatClock } from '@/ui/format/clock.ts';
import type { VideoFacts } from '../model/read-video.ts';
import { videoKinds, videoTypes } from '../model/video-files.ts';
import classes from './video-field.module.css';

/** The drop zone for the video: large while empty, then showing its thumbnail and details. */
export function VideoField({
  file,
  facts,
  limit,
  thumbnail,
  note,
  error,
  onChange,
}: {
  file: File | undefined;
  facts: VideoFacts;
  /** Maximum file size in bytes, if known. */
  limit: number | undefined;
  /** A custom thumbnail. */
  thumbnail: File | undefined;
  /** A remark about the file. */
  note: string | undefined;
  error: string | undefined;
  onChange: (file: File | undefined) => void;
}) {
  const { t } = useTranslation(['videos', 'common']);
  const size = useFileSize();
  const ids = { problem: useId(), note: useId() };
  const poster = useObjectUrl(thumbnail ?? facts.poster);
  const details = [
    ...(facts.duration === undefined ? [] : [formatClock(facts.duration)]),
    ...(file ? [size(file.size)] : []),
    ...(facts.width === undefined ? [] : [`${facts.width} × ${facts.height}`]),
  ];
  return (
    <div>
      <FileTarget
        label={t('upload.video')}
        accept={videoTypes}
        isLarge={!file}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? ids.note : ids.problem}
        onFile={onChange}
      >
        {file ? (
          <>
            <span className={classes.thumbnail}>
              {poster === undefined ? (
                <IconMovie size={32} stroke={1.3} aria-hidden="true" />
              ) : (
                <img src={poster} alt={t('upload.picture_alt')} />
              )}
            </span>
            <Stack component="span" gap={2} flex={1} miw={0}>
              <Text component="bdi" fw={600}>
                {file.name}
              </Text>
              <Facts component="span" className="tabular">
                {details.map((detail) => (
                  <bdi key={detail}>{detail}</bdi>
                ))}
              </Facts>
              <Text component="span" size="sm" c="var(--glossa-accent)" td="underline">
                {t('upload.other_video')}
              </Text>
            </Stack>
            <CloseButton
              flex="none"
              style={{ alignSelf: 'flex-start' }}
              aria-label={t('common:remove_file', { name: file.name })}
              onClick={(event) => {
                event.preventDefault();
                onChange(undefined);
              }}
            />
          </>
        ) : (
          <>
            <IconMovie color="var(--glossa-accent)" size={44} stroke={1.2} aria-hidden="true" />
            <Stack component="span" gap={2}>
              <strong>{t('upload.video')}</strong>
              <Text component="span" size="sm" c="dimmed">
                {t('upload.video_help')}
                {limit !== undefined && ` · ${t('upload.video_limit', { size: size(limit) })}`}
              </Text>
              <Text component="span" size="sm" c="dimmed" dir="ltr" translate="no">
                {videoKinds}
              </Text>
            </Stack>
          </>
        )}
      </FileTarget>
      {note !== undefined && (
        <Text id={ids.note} size="sm" c="dimmed" mt={6} role="status">
          {note}
        </Text>
      )}
      {error !== undefined && (
        <Text id={ids.problem} size="sm" c="var(--glossa-danger)" mt={6} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
