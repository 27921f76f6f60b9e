// What do users notice when part of the site fails, and is anything lost or duplicated? Reads, word changes, uploads,
// jobs and purchases continue during each fault. Afterward, the database is compared with what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';

import { faults, type Fault } from './faults/cases.ts';
import { startLoad } from './faults/load.ts';
import { openScene, waitUntilIdle, waitUntilReady } from './faults/scene.ts';
import { checkDurability } from './faults/check-durability.ts';
import { Report } from './measure/report.ts';
import { hasRedis } from './recovery/redis.ts';

/** Milliseconds of load before and after each fault. */
const quietPeriods = { before: 3000, after: 5000 };

const report = new Report('faults');
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const formatList = (items: string[]): string => items.join(', ') || 'nothing';

async function runFault({ name, requirements, inject }: Fault): Promise<void> {
  const scene = await openScene(requirements);
  try {
    const load = startLoad(scene);
    await pause(quietPeriods.before);
    load.counters.start();
    const faultStart = performance.now();
    await inject(scene);
    const faultEnd = performance.now();
    const ready = await waitUntilReady(scene);
    await pause(quietPeriods.after);
    await load.stop();
    await waitUntilIdle(scene);
    const { lost, duplicated } = await checkDurability(
      scene.installation,
      scene.learner.id,
      load.acknowledged,
    );
    const { lastFailureAt } = load.counters;
    const recoveryTime = Math.max(ready, lastFailureAt - faultEnd);
    const { words, texts, orders } = load.acknowledged;
    report.section(name);
    report.add({ label: 'answered', result: String(load.counters) });
    report.add({
      label: 'acknowledged in all',
      result: `${words.length} words, ${texts.length} texts, ${orders.length} purchases`,
    });
    report.add({
      label: 'acknowledged and lost',
      result: formatList(lost),
      target: 'nothing',
      hasPassed: lost.length === 0,
    });
    report.add({
      label: 'done twice',
      result: formatList(duplicated),
      target: 'nothing',
      hasPassed: duplicated.length === 0,
    });
    report.add({
      label: 'healthy again after the fault was over',
      result: `${seconds(recoveryTime)}; trouble was noticed for ${seconds(Math.max(0, lastFailureAt - faultStart))}`,
      target: '≤ 10 s',
      hasPassed: recoveryTime <= 10_000,
      details: { counts: load.counters.counts, ready },
    });
  } finally {
    await scene.close();
  }
}

for (const fault of faults) {
  const isImpossible =
    (fault.requirements.disk && process.getuid?.() !== 0 && 'it needs root, to mount a small disk') ||
    (fault.requirements.redis && !hasRedis() && 'there is no redis-server here');
  if (isImpossible) report.add({ label: fault.name, result: `not tried: ${isImpossible}` });
  else await runFault(fault);
}
process.exitCode = report.finish() ? 0 : 1;
