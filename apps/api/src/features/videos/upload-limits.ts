import type { HandlerResult } from '@glossa/contract/endpoint';
import { videoQualities, type getUploadLimits, type VideoQuality } from '@glossa/contract/video-upload';

import type { Config } from '#config.ts';
import { roomForVideo } from '#domain/uploads/room.ts';
import { prepareUploads } from './uploads.ts';

/** Returns what the upload form can offer on this server. */
export async function uploadLimits({
  dataDir,
  video,
  transcription,
}: Pick<Config, 'dataDir' | 'video' | 'transcription'>): Promise<HandlerResult<typeof getUploadLimits>> {
  await prepareUploads(dataDir);
  const qualities = Object.entries(videoQualities) as [VideoQuality, number][];
  return {
    file_bytes: video.largestBytes,
    free_bytes: await roomForVideo(dataDir),
    auto_subtitles: transcription !== undefined,
    qualities: qualities.filter(([, height]) => height <= video.largestHeight).map(([name]) => name),
  };
}
