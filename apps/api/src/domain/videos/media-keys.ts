/** Accepted formats of an uploaded thumbnail. */
export const thumbnailFormats = ['jpg', 'png', 'webp', 'gif'] as const;
export type ThumbnailFormat = (typeof thumbnailFormats)[number];

/** Returns the storage keys of a video's media files. */
export const mediaKeys = (mediaId: string) => ({
  /** The original upload. */
  source: `videos/${mediaId}/source`,
  /** The version that browsers can play. */
  file: `videos/${mediaId}/video.mp4`,
  /** The encrypted version of a video that is for sale. */
  encrypted: `videos/${mediaId}/sealed.mp4`,
  /** A frame of the video. */
  poster: `videos/${mediaId}/poster.jpg`,
  /** An uploaded thumbnail. */
  thumbnail: (format: ThumbnailFormat) => `videos/${mediaId}/thumbnail.${format}`,
});

/** Returns whether the file with this key is a video's encrypted version. */
export const isEncryptedVideo = (key: string): boolean => /^videos\/[^/]+\/sealed\.mp4$/.test(key);

/** Returns the keys of all files that a video may have. */
export function allMediaKeys(mediaId: string): string[] {
  const { source, file, encrypted, poster, thumbnail } = mediaKeys(mediaId);
  return [source, file, encrypted, poster, ...thumbnailFormats.map(thumbnail)];
}
