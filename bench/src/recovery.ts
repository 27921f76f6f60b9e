// Does every video become ready or fail with a reason, exactly once and without leftovers, whichever process fails in
// between? Kills the worker and the server at each stage, cuts the connections to the database and Redis, fills the
// disk, and checks the result.
import { Report } from './measure/report.ts';
import { cases } from './recovery/cases.ts';
import { findLeftovers } from './recovery/leftovers.ts';
import { openDisk } from './recovery/disk.ts';
import { hasRedis, openRedis } from './recovery/redis.ts';
import { openScene } from './recovery/scene.ts';

const report = new Report('recovery');
for (const { name, act, expectedStatus, onSmallDisk = false, onRedis = false, tasks = 1 } of cases) {
  if (onSmallDisk && process.getuid?.() !== 0) {
    report.add({ label: name, result: 'not tried: it needs root, to mount a small disk' });
    continue;
  }
  if (onRedis && !hasRedis()) {
    report.add({ label: name, result: 'not tried: there is no redis-server here' });
    continue;
  }
  const scene = await openScene({
    disk: onSmallDisk ? openDisk() : undefined,
    redis: onRedis ? await openRedis() : undefined,
  });
  try {
    const { id, recovery } = await act(scene);
    const video = await scene.waitUntilProcessed(id);
    const leftovers = await findLeftovers(scene, id, tasks);
    const state = video.processing_status === 'failed' ? `failed: ${video.problem}` : video.processing_status;
    report.add({
      label: name,
      result: `${state} after ${(recovery() / 1000).toFixed(1)} s${leftovers.length > 0 ? `; left: ${leftovers.join(', ')}` : ''}`,
      target: `${expectedStatus}, once, nothing left over`,
      hasPassed: state === expectedStatus && leftovers.length === 0,
      details: { state, left: leftovers },
    });
  } finally {
    await scene.close();
  }
}
process.exitCode = report.finish() ? 0 : 1;
