import { ms, type Report } from '../measure/report.ts';
import { timing } from '../measure/stats.ts';
import { small } from '../reading/scale.ts';
import type { BenchLearner } from '../setup/installation.ts';

/** Measures bulk changes of all words that match a filter. Each is recorded as a single change that can be undone. */
export async function measureBulk(report: Report, { client }: BenchLearner): Promise<void> {
  report.section('Changes of all words with a tag');
  const filter = { language: 'en', tag: 'many' };
  const post = <Result>(path: string, body: unknown) => client.post<Result>(`/api/words/${path}/`, body);
  const works: [name: string, path: string, body: (n: number) => object][] = [
    ['level', 'bulk_update', (n) => ({ filter, knowledge_level: n % 2 ? 3 : 5 })],
    ['ignore', 'bulk_update', (n) => ({ filter, ignored: n % 2 === 0 })],
    ['tag', 'bulk_update', (n) => ({ filter, add_tags: [`tag ${n}`] })],
    ['delete', 'bulk_delete', () => ({ filter })],
  ];
  for (const [name, path, body] of works) {
    const durations: number[] = [];
    const undone: number[] = [];
    let count = 0;
    for (let n = 0; n < (small ? 1 : 4); n++) {
      const start = performance.now();
      const { undo, changed } = await post<{ undo: string; changed: number }>(path, body(n));
      durations.push(performance.now() - start);
      count = changed;
      if (name !== 'delete') continue;
      const again = performance.now();
      await post('undo', { token: undo });
      undone.push(performance.now() - again);
    }
    const took = timing(durations);
    report.add({
      work: `${name}, ${count.toLocaleString('en')} words`,
      figure: `${ms(took.median)}, slowest ${ms(took.p95)}${undone.length > 0 ? `; taken back in ${ms(timing(undone).median)}` : ''}`,
      bar: '≤ 1 s',
      pass: took.median <= 1000,
      details: { took, undone: timing(undone), count },
    });
  }
}
