import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Call } from '@glossa/contract/client';
import { createVideo } from '@glossa/contract/video-upload';
import { getVideo, type VideoCard } from '@glossa/contract/videos';

import { createContractClient } from '../setup/contract-client.ts';
import { enroll, install, type BenchLearner, type Installation } from '../setup/installation.ts';
import { makeVideo, makeSubtitles } from '../video/make-video.ts';
import { smallDiskEnvironment, type Disk } from './disk.ts';
import { openLink, type Link } from './link.ts';
import type { Redis } from './redis.ts';

/** Timeout for any wait, in milliseconds. */
const waitTimeout = 150_000;

const videoFile = readFileSync(makeVideo('avi', 20));
const subtitles = makeSubtitles(2000);

/** A separate server, worker and learner, with the means to cause faults. */
export interface Scene {
  installation: Installation;
  learner: BenchLearner;
  call: Call;
  /** The proxy to the database. */
  link: Link;
  disk: Disk | undefined;
  /** Redis with the job queue; undefined if the queue is in the database. */
  redis: Redis | undefined;
  videoFile: Buffer;
  subtitles: File;
  /** Uploads the video file. Returns the ID of the video. */
  uploadVideo(): Promise<string>;
  /** Waits until `condition` returns a result. `description` is part of the timeout error. */
  waitFor<Result>(description: string, condition: () => Promise<Result | undefined | false>): Promise<Result>;
  /** Returns the video once it has been processed or has failed. */
  waitUntilProcessed(id: string): Promise<VideoCard>;
  close(): Promise<void>;
}

/** Starts everything, with its data on `disk` and its queue in `redis` if given. */
export async function openScene({
  disk,
  redis,
}: {
  disk?: Disk | undefined;
  redis?: Redis | undefined;
}): Promise<Scene> {
  const link = await openLink();
  const installation = await install({
    proxyUrl: (address) => link.proxyUrl(address),
    folder: disk && path.join(disk.folder, 'data'),
    redisUrl: redis?.url,
    environment: smallDiskEnvironment,
  });
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  const subtitleFile = new File([subtitles], 'video.srt');
  const waitFor: Scene['waitFor'] = async (description, condition) => {
    const deadline = performance.now() + waitTimeout;
    while (performance.now() < deadline) {
      const result = await condition();
      if (result !== undefined && result !== false) return result;
      await pause(10);
    }
    throw new Error(`waited for nothing: ${description}`);
  };
  return {
    installation,
    learner,
    call,
    link,
    disk,
    redis,
    videoFile,
    subtitles: subtitleFile,
    uploadVideo: async () => {
      const files = {
        video_file: new File([new Uint8Array(videoFile)], 'video.avi'),
        subtitle_file: subtitleFile,
      };
      return (await call(createVideo, { body: { title: 'Film', language: 'en' }, files })).id;
    },
    waitFor,
    waitUntilProcessed: async (id) => {
      let last: unknown;
      const fetchVideo = async () => {
        const video = await call(getVideo, { params: { id } }).catch((error: unknown) => void (last = error));
        if (video) last = video;
        return video && video.processing_status !== 'processing' && video;
      };
      return waitFor('a video that is ready or has failed', fetchVideo).catch((error: unknown) => {
        throw new Error('the video stays as it is', { cause: { error, last } });
      });
    },
    close: async () => {
      await installation.stop();
      await link.close();
      disk?.close();
      await redis?.close();
    },
  };
}
