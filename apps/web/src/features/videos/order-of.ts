import type { VideoOrder } from './hooks/use-send-video.ts';
import type { UploadForm } from './hooks/use-upload-form.ts';
import type { VideoFacts } from './model/read-video.ts';

/** Converts a completed form to a request. Without a chosen thumbnail, the frame captured in the browser is sent. */
export function orderOf(
  values: UploadForm['form']['values'],
  facts: VideoFacts,
  { forShop, limits }: Pick<UploadForm, 'forShop' | 'limits'>,
): VideoOrder {
  const { title, description, author, category, language, difficulty_level, tags } = values;
  const { second, second_language, video } = values;
  const said = {
    title,
    description,
    author,
    category,
    language,
    difficulty_level,
    tags: JSON.stringify(tags),
    ...(second ? { second_language } : {}),
  };
  const companions = { second_subtitle_file: second, thumbnail: values.picture };
  if (values.way === 'youtube' || !video) {
    return {
      way: 'youtube',
      input: {
        body: { ...said, video_url: values.video_url },
        files: { ...companions, subtitle_file: values.subtitles },
      },
    };
  }
  const made = values.auto_subtitles && limits?.auto_subtitles === true;
  const { is_free, price, drm_protected, quality } = values;
  return {
    way: 'file',
    file: video,
    input: {
      body: {
        ...said,
        quality,
        ...(made ? { auto_subtitles: true } : {}),
        ...(forShop ? { is_free, drm_protected, ...(is_free ? {} : { price }) } : {}),
      },
      files: {
        ...companions,
        thumbnail: values.picture ?? facts.poster,
        subtitle_file: made ? undefined : values.subtitles,
      },
    },
  };
}
