import { Client } from '../measure/http.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { compare } from '../measure/stats.ts';
import { runs } from '../reading/scale.ts';
import type { BenchLearner, Installation } from '../setup/installation.ts';

interface ListResponse {
  count: number;
  after: string | null;
}

/** The page size is the same as in the app. */
const list = '/api/words/?language=en&page_size=12';

/** Returns a cursor near the end of a list. */
async function findCursorNearEnd({ client }: BenchLearner): Promise<string> {
  const { after } = await client.json<ListResponse>(`${list}&sort=reverse`);
  const [, form, id] = JSON.parse(Buffer.from(after ?? '', 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  return Buffer.from(JSON.stringify(['alphabetical', form, id, 0])).toString('base64url');
}

/** Measures lists, filters and searches with a large vocabulary. */
export async function measureLists(
  { pool, bare }: Installation,
  report: Report,
  learner: BenchLearner,
): Promise<void> {
  report.section('Lists and searches of a vocabulary');
  const { rows } = await pool.query<{ id: string; form: string }>(
    'SELECT id, (SELECT form FROM learner_word WHERE learner_id = $1 LIMIT 1) AS form FROM text WHERE owner_id = $1',
    [learner.id],
  );
  const bareClient = new Client(bare.port);
  const lists: [name: string, address: string][] = [
    ['first page, newest first', list],
    ['first page, alphabetical', `${list}&sort=alphabetical`],
    ['last page', `${list}&sort=alphabetical&after=${await findCursorNearEnd(learner)}`],
    ['one level', `${list}&knowledge_level=2`],
    ['what is being learnt', `${list}&status=learning`],
    ['by level', `${list}&sort=level`],
  ];
  const searches: [name: string, address: string][] = [
    ['tag of 500 words', `${list}&tag=few`],
    ['tag of 20,000 words', `${list}&tag=many`],
    ['text of 1,500 words', `${list}&text=${rows[0]?.id}`],
    ['part of speech', `${list}&part_of_speech=noun`],
    ['search, rare', `${list}&search=${rows[0]?.form}`],
    ['search, nothing', `${list}&search=zzzzz`],
    ['search, frequent', `${list}&search=ing`],
    ['search, frequent translation', `${list}&search=wasser`],
    ['search, two letters', `${list}&search=qu`],
    ['search within learning', `${list}&search=ing&status=learning`],
  ];
  for (const [isList, group] of [
    [true, lists],
    [false, searches],
  ] as const) {
    for (const [name, address] of group) {
      const { count } = await learner.client.json<ListResponse>(address);
      const { subject, reference, ratio } = await compare(
        runs(isList ? 200 : 40),
        () => bareClient.get(`/row/${learner.id}`),
        () => learner.client.get(address),
      );
      report.add({
        label: `${name} (${count.toLocaleString('en')})`,
        result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
        target: isList ? '≤ 5× bare route' : '≤ 50 ms',
        hasPassed: isList ? ratio <= 5 : subject.median <= 50,
        details: { own: subject, reference, ratio, count },
      });
    }
  }
  bareClient.close();
}
