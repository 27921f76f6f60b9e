/** Formats that a picture of a video may be sent in. */
export const thumbnailFormats = ['jpg', 'png', 'webp', 'gif'] as const;
export type ThumbnailFormat = (typeof thumbnailFormats)[number];

/** Keys in the file storage of what belongs to a video's picture and sound. */
export const mediaKeys = (mediaId: string) => ({
  /** As it was sent. */
  source: `videos/${mediaId}/source`,
  /** As browsers play it. */
  file: `videos/${mediaId}/video.mp4`,
  /** The same, sealed, of what is for sale. */
  sealed: `videos/${mediaId}/sealed.mp4`,
  /** Taken from the video. */
  poster: `videos/${mediaId}/poster.jpg`,
  /** Sent with it. */
  thumbnail: (format: ThumbnailFormat) => `videos/${mediaId}/thumbnail.${format}`,
});

/** Whether the file of a key is sealed in the storage. */
export const isSealedFilm = (key: string): boolean => /^videos\/[^/]+\/sealed\.mp4$/.test(key);

/** Every file that a video's picture and sound may have. */
export function allMediaKeys(mediaId: string): string[] {
  const { source, file, sealed, poster, thumbnail } = mediaKeys(mediaId);
  return [source, file, sealed, poster, ...thumbnailFormats.map(thumbnail)];
}
