import { formatMs, type Report } from '../measure/report.ts';
import { timing } from '../measure/stats.ts';
import { isSmall } from '../reading/scale.ts';
import type { BenchLearner } from '../setup/installation.ts';

/** Measures bulk changes to all words that match a filter. Each is recorded as a single change that can be undone. */
export async function measureBulk(report: Report, { client }: BenchLearner): Promise<void> {
  report.section('Changes of all words with a tag');
  const filter = { language: 'en', tag: 'many' };
  const post = <Result>(path: string, body: unknown) => client.post<Result>(`/api/words/${path}/`, body);
  const operations: [name: string, path: string, body: (n: number) => object][] = [
    ['level', 'bulk_update', (n) => ({ filter, knowledge_level: n % 2 ? 3 : 5 })],
    ['ignore', 'bulk_update', (n) => ({ filter, ignored: n % 2 === 0 })],
    ['tag', 'bulk_update', (n) => ({ filter, add_tags: [`tag ${n}`] })],
    ['delete', 'bulk_delete', () => ({ filter })],
  ];
  for (const [name, path, body] of operations) {
    const durations: number[] = [];
    const undoDurations: number[] = [];
    let count = 0;
    for (let n = 0; n < (isSmall ? 1 : 4); n++) {
      const start = performance.now();
      const { undo, changed } = await post<{ undo: string; changed: number }>(path, body(n));
      durations.push(performance.now() - start);
      count = changed;
      if (name !== 'delete') continue;
      const undoStart = performance.now();
      await post('undo', { token: undo });
      undoDurations.push(performance.now() - undoStart);
    }
    const changeTiming = timing(durations);
    report.add({
      label: `${name}, ${count.toLocaleString('en')} words`,
      result: `${formatMs(changeTiming.median)}, slowest ${formatMs(changeTiming.p95)}${undoDurations.length > 0 ? `; taken back in ${formatMs(timing(undoDurations).median)}` : ''}`,
      target: '≤ 1 s',
      hasPassed: changeTiming.median <= 1000,
      details: { took: changeTiming, undone: timing(undoDurations), count },
    });
  }
}
