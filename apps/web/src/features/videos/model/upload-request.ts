import type { CallInput } from '@glossa/contract/endpoint';
import type { createVideo, createYoutubeVideo } from '@glossa/contract/video-upload';

import type { UploadDraft } from '../upload-draft.ts';
import type { VideoFacts } from './read-video.ts';

export interface UploadFiles {
  video: File | undefined;
  subtitles: File | undefined;
  second: File | undefined;
  thumbnail: File | undefined;
}

/** The request for a new video. */
export type UploadRequest =
  | { kind: 'file'; file: File; input: CallInput<typeof createVideo> }
  | { kind: 'youtube'; input: CallInput<typeof createYoutubeVideo> };

/** Converts a completed form to a request. If no thumbnail was chosen, the frame captured in the browser is sent. */
export function uploadRequest(
  values: UploadDraft & UploadFiles,
  facts: VideoFacts,
  { forShop, canGenerateSubtitles }: { forShop: boolean; canGenerateSubtitles: boolean },
): UploadRequest {
  const { title, description, author, category, language, difficulty_level, tags } = values;
  const { second, second_language, video } = values;
  const details = {
    title,
    description,
    author,
    category,
    language,
    difficulty_level,
    tags: JSON.stringify(tags),
    ...(second ? { second_language } : {}),
  };
  const files = { second_subtitle_file: second, thumbnail: values.thumbnail };
  if (values.way === 'youtube' || !video) {
    return {
      kind: 'youtube',
      input: {
        body: { ...details, video_url: values.video_url },
        files: { ...files, subtitle_file: values.subtitles },
      },
    };
  }
  const autoSubtitles = values.auto_subtitles && canGenerateSubtitles;
  const { is_free, price, drm_protected, quality } = values;
  return {
    kind: 'file',
    file: video,
    input: {
      body: {
        ...details,
        quality,
        ...(autoSubtitles ? { auto_subtitles: true } : {}),
        ...(forShop ? { is_free, drm_protected, ...(is_free ? {} : { price }) } : {}),
      },
      files: {
        ...files,
        thumbnail: values.thumbnail ?? facts.poster,
        subtitle_file: autoSubtitles ? undefined : values.subtitles,
      },
    },
  };
}
