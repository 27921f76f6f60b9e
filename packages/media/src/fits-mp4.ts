import type { AudioStream, MediaInfo, VideoStream } from './media-tools.ts';

const profiles = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const pixelFormats = new Set(['yuv420p', 'yuvj420p']);
const soundProfiles = new Set(['LC', 'HE-AAC', 'HE-AACv2']);

/** Whether every browser plays this picture as it is, and it is not larger than asked for. A tool may not know all. */
export function fitsPicture(info: MediaInfo, maxHeight: number): boolean {
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

/** Whether every browser plays this sound as it is. */
export function fitsSound(info: MediaInfo): boolean {
  const { audio } = info;
  return audio !== null && hasTimes(info) && isAac(audio);
}

/** "720p" of a video held upright is 720 pixels wide. */
export const shorterSide = ({ width, height }: VideoStream): number => Math.min(width, height);

const isAac = ({ codec, profile }: AudioStream): boolean =>
  codec === 'aac' && soundProfiles.has(profile ?? 'LC');

/** AVI does not tell when a picture is shown, which an MP4 must. */
const hasTimes = ({ container }: MediaInfo): boolean => container !== 'avi';
