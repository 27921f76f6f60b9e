import { createVideo } from '@glossa/contract/video-upload';
import { getVideo } from '@glossa/contract/videos';
import { listWords } from '@glossa/contract/word-lists';
import { expect } from '@playwright/test';

import { runDeployScript, runDockerCompose } from '../src/deployment/docker-compose.ts';
import { startLoad } from '../src/deployment/steady-load.ts';
import { test } from '../src/test.ts';
import { openAsFile } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

const minute = 60_000;

test('a rolling restart replaces all servers and workers without failing a request or losing a marked word', async ({
  url,
  learner,
}) => {
  const talk = await makeTalk(60);
  const load = await startLoad(url, { users: 6, maxMs: 5 * minute });
  const { id } = await learner.call(createVideo, {
    body: { title: 'Talk', language: 'en' },
    files: { video_file: openAsFile(talk.video), subtitle_file: openAsFile(talk.subtitles) },
  });
  const before = await runDockerCompose('ps', '--quiet', 'api', 'worker');
  console.log(await runDeployScript('rolling-restart.sh'));
  const after = await runDockerCompose('ps', '--quiet', 'api', 'worker');
  await load.stop();

  expect(after.trim().split('\n')).toHaveLength(4);
  expect(before.split('\n').filter((container) => container && after.includes(container))).toEqual([]);
  console.log(`${load.successes} requests were answered, ${load.failures.length} were not`);
  expect(load.failures).toEqual([]);
  expect(load.successes).toBeGreaterThan(1000);

  for (const [user, words] of load.savedWords) {
    const { count } = await user.call(listWords, {
      query: { language: 'en', knowledge_level: 2, page_size: 1 },
    });
    expect(count).toBe(words.length);
  }
  const readStatus = async () => (await learner.call(getVideo, { params: { id } })).processing_status;
  await expect.poll(readStatus, { timeout: 2 * minute }).toBe('ready');
});
