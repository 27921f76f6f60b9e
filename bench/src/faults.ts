// What do users notice when part of the site fails, and is anything lost or done twice? Reads, word changes, uploads,
// jobs and purchases continue during each fault. Afterwards, the database is compared with what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';

import { faults, type Fault } from './faults/cases.ts';
import { startLoad } from './faults/load.ts';
import { openScene, waitUntilIdle, waitUntilReady } from './faults/scene.ts';
import { checkDurability } from './faults/check-durability.ts';
import { Report } from './measure/report.ts';
import { hasRedis } from './recovery/redis.ts';

/** Milliseconds of load before and after each fault. */
const calm = { before: 3000, after: 5000 };

const report = new Report('faults');
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const orNothing = (phrases: string[]): string => phrases.join(', ') || 'nothing';

async function suffer({ name, needs, strike }: Fault): Promise<void> {
  const scene = await openScene(needs);
  try {
    const load = startLoad(scene);
    await pause(calm.before);
    load.tally.begin();
    const struck = performance.now();
    await strike(scene);
    const over = performance.now();
    const ready = await waitUntilReady(scene);
    await pause(calm.after);
    await load.stop();
    await waitUntilIdle(scene);
    const { lost, twice } = await checkDurability(scene.installation, scene.person.id, load.acknowledged);
    const { lastTrouble } = load.tally;
    const healthy = Math.max(ready, lastTrouble - over);
    const { words, texts, orders } = load.acknowledged;
    report.section(name);
    report.add({ work: 'answered', figure: String(load.tally) });
    report.add({
      work: 'acknowledged in all',
      figure: `${words.length} words, ${texts.length} texts, ${orders.length} purchases`,
    });
    report.add({
      work: 'acknowledged and lost',
      figure: orNothing(lost),
      bar: 'nothing',
      pass: lost.length === 0,
    });
    report.add({ work: 'done twice', figure: orNothing(twice), bar: 'nothing', pass: twice.length === 0 });
    report.add({
      work: 'healthy again after the fault was over',
      figure: `${seconds(healthy)}; trouble was noticed for ${seconds(Math.max(0, lastTrouble - struck))}`,
      bar: '≤ 10 s',
      pass: healthy <= 10_000,
      details: { counts: load.tally.counts, ready },
    });
  } finally {
    await scene.close();
  }
}

for (const fault of faults) {
  const isImpossible =
    (fault.needs.disk && process.getuid?.() !== 0 && 'it needs root, to mount a small disk') ||
    (fault.needs.redis && !hasRedis() && 'there is no redis-server here');
  if (isImpossible) report.add({ work: fault.name, figure: `not tried: ${isImpossible}` });
  else await suffer(fault);
}
process.exitCode = report.finish() ? 0 : 1;
