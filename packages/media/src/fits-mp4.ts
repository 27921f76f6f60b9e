import type { AudioStream, MediaInfo, VideoStream } from './media-tools.ts';

const profiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const pixelFormats = new Set(['yuv420p', 'yuvj420p']);
const audioProfiles = new Set(['LC', 'HE-AAC', 'HE-AACv2']);

/**
 * Returns whether every browser plays the video stream as it is and it isn't larger than `maxHeight`. Properties that
 * the tool couldn't detect are assumed to fit.
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

/** A 720p portrait video is 720 pixels wide. */
export const shorterSide = ({ width, height }: VideoStream): number => Math.min(width, height);

const isAac = ({ codec, profile }: AudioStream): boolean =>
  codec === 'aac' && audioProfiles.has(profile ?? 'LC');

/** AVI stores no presentation timestamps, which MP4 requires. */
const hasTimes = ({ container }: MediaInfo): boolean => container !== 'avi';
