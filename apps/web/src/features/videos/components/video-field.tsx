import { CloseButton } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useObjectUrl } from '@/domain/content/upload/use-object-url.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { clock } from '@/ui/format/clock.ts';
import type { VideoFacts } from '../model/read-video.ts';
import { videoKinds, videoTypes } from '../model/video-files.ts';
import classes from './video-field.module.css';

/** The drop zone for the video: large while empty, then its thumbnail and details. */
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
    ...(facts.duration === undefined ? [] : [clock(facts.duration)]),
    ...(file ? [size(file.size)] : []),
    ...(facts.width === undefined ? [] : [`${facts.width} × ${facts.height}`]),
  ];
  return (
    <div>
      <label
        className={classes.root}
        data-chosen={file !== undefined || undefined}
        data-invalid={error !== undefined || undefined}
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
            <span className={classes.text}>
              <bdi className={classes.name}>{file.name}</bdi>
              <span className={classes.details}>
                {details.map((detail) => (
                  <bdi key={detail}>{detail}</bdi>
                ))}
              </span>
              <span className={classes.other}>{t('upload.other_video')}</span>
            </span>
          </>
        ) : (
          <>
            <IconMovie className={classes.icon} size={44} stroke={1.2} aria-hidden="true" />
            <span className={classes.text}>
              <span className={classes.name}>{t('upload.video')}</span>
              <span className={classes.help}>
                {t('upload.video_help')}
                {limit !== undefined && ` · ${t('upload.video_limit', { size: size(limit) })}`}
              </span>
              <span className={classes.help} dir="ltr" translate="no">
                {videoKinds}
              </span>
            </span>
          </>
        )}
        <input
          type="file"
          className={classes.input}
          accept={videoTypes}
          aria-label={t('upload.video')}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? ids.note : ids.problem}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) onChange(chosen);
            // Lets the same file be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
        {file && (
          <CloseButton
            className={classes.remove}
            aria-label={t('common:remove_file', { name: file.name })}
            onClick={(event) => {
              event.preventDefault();
              onChange(undefined);
            }}
          />
        )}
      </label>
      {note !== undefined && (
        <p id={ids.note} className={classes.note} role="status">
          {note}
        </p>
      )}
      {error !== undefined && (
        <p id={ids.problem} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
