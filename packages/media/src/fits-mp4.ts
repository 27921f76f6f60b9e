import type { AudioStream, MediaInfo, VideoStream } from './media-tools.ts';

const profiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const pixelFormats = new Set(['yuv420p', 'yuvj420p']);
const audioProfiles = new Set(['LC', 'HE-AAC', 'HE-AACv2']);

/**
 * Returns whether every browser plays the video stream as it is, and its shorter side is at most `maxHeight`.
 * Properties that the tool couldn't detect are assumed to fit.
 */
export function isVideoCompatible(info: MediaInfo, maxHeight: number): boolean {
  const { video } = info;
  return (
    video !== null &&
    hasTimes(info) &&
    video.codec === 'h264' &&
    profiles.has(video.profile ?? 'High') &&
    pixelFormats.has(video.pixelFormat ?? 'yuv420p') &&
    !video.isInterlaced &&
    !video.isHdr &&
    shorterSide(video) <= maxHeight
  );
}

/** Returns whether every browser plays the audio stream as it is. */
export function isAudioCompatible(info: MediaInfo): boolean {
  const { audio } = info;
  return audio !== null && hasTimes(info) && isAac(audio);
}

/** Returns the side that a quality such as 720p refers to: the width if the video is in portrait orientation. */
export const shorterSide = ({ width, height }: VideoStream): number => Math.min(width, height);

const isAac = ({ codec, profile }: AudioStream): boolean =>
  codec === 'aac' && audioProfiles.has(profile ?? 'LC');

/** Returns whether the container stores presentation timestamps, which MP4 requires. AVI doesn't. */
const hasTimes = ({ container }: MediaInfo): boolean => container !== 'avi';
