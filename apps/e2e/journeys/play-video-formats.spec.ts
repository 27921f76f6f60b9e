import { expect } from '@playwright/test';

import { test } from '../src/test.ts';
import { addVideo } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** Each file's properties, its ffmpeg options, and what the browser should detect in it. */
const videoFormats = [
  { kind: 'a Matroska video', name: 'talk.mkv', options: [...x264, '-c:a', 'aac'] },
  {
    kind: 'a WebM video',
    name: 'talk.webm',
    options: ['-pix_fmt', 'yuv420p', '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'],
  },
  { kind: 'an AVI video', name: 'talk.avi', options: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'] },
  {
    kind: 'an upright video',
    name: 'upright.mp4',
    options: ['-vf', 'transpose=1', ...x264, '-c:a', 'aac'],
    size: [270, 480],
  },
  { kind: 'a silent video', name: 'silent.mp4', options: [...x264, '-an'], isSilent: true },
  {
    kind: 'a video with a variable frame rate',
    name: 'varying.mp4',
    options: ['-vf', "select='if(lt(t,2),1,not(mod(n,3)))'", '-fps_mode', 'vfr', ...x264, '-c:a', 'aac'],
  },
] as const;

for (const { kind, name, options, ...wanted } of videoFormats) {
  test(`plays ${kind}`, async ({ page, learner }) => {
    const id = await addVideo(learner, await makeTalk(4, options, name));
    await page.goto('/terms');
    const playback = await page.evaluate(async (source) => {
      const element = document.createElement('video') as HTMLVideoElement & {
        webkitAudioDecodedByteCount: number;
      };
      element.src = source;
      document.body.append(element);
      await element.play();
      await new Promise<void>((resolve) => {
        element.addEventListener('timeupdate', () => element.currentTime > 0.6 && resolve());
      });
      return {
        width: element.videoWidth,
        height: element.videoHeight,
        bytes: element.webkitAudioDecodedByteCount,
      };
    }, `/media/videos/${id}/file`);
    expect([playback.width, playback.height]).toEqual('size' in wanted ? wanted.size : [480, 270]);
    expect(playback.bytes > 0).toBe(!('isSilent' in wanted));
  });
}
