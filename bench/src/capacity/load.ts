import { ms, type Report } from '../measure/report.ts';
import { timing, type Timing } from '../measure/stats.ts';
import type { Reader } from '../reading/readers.ts';
import { small } from '../reading/scale.ts';
import type { Installation } from '../setup/installation.ts';
import { minuteOfReading, requestsOfAMinute } from './minute-of-reading.ts';
import { databaseTime, processorTime } from './processor-time.ts';

const seconds = small ? 1 : 20;

/** Load on the server and the database from concurrent readers who don't pause. */
interface Load {
  minutes: Timing;
  perSecond: number;
  /** Number of CPU cores in use. */
  server: number;
  database: number;
}

async function measure(
  { api, databaseUrl }: Installation,
  readers: readonly Reader[],
  clients: number,
): Promise<Load> {
  const database = new URL(databaseUrl).pathname.slice(1);
  const used = () => [processorTime(api.pid), databaseTime(database)] as const;
  const durations: number[] = [];
  const [serverBefore, databaseBefore] = used();
  const start = performance.now();
  const end = start + seconds * 1000;
  const read = async (client: number) => {
    for (let n = client * 31; performance.now() < end; n++) {
      const from = performance.now();
      await minuteOfReading(readers[client % readers.length] as Reader, n);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => read(client)));
  const took = (performance.now() - start) / 1000;
  const [serverAfter, databaseAfter] = used();
  return {
    minutes: timing(durations),
    perSecond: durations.length / took,
    server: (serverAfter - serverBefore) / took,
    database: (databaseAfter - databaseBefore) / took,
  };
}

const cores = (value: number): string => `${value.toFixed(2)} cores`;
const people = (value: number): string =>
  Math.round(value / 10).toLocaleString('en', { useGrouping: true }) + '0';

/** Measures readers who don't pause, and how many readers at normal speed one core of each part would support. */
export async function measureLoad(
  installation: Installation,
  report: Report,
  readers: readonly Reader[],
): Promise<void> {
  report.section('Reading, marking words, looking around: one server, one database');
  await measure(installation, readers, 8); // warm-up
  for (const clients of [1, 8, 32]) {
    const load = await measure(installation, readers, clients);
    report.add({
      work: `${clients} who never rest`,
      figure: `${(load.perSecond * requestsOfAMinute).toFixed(0)} requests/s, a request p95 ${ms(load.minutes.p95 / requestsOfAMinute)}; server ${cores(load.server)}, PostgreSQL ${cores(load.database)}`,
      details: { load },
    });
    if (clients !== 8) continue;
    const [ofServer, ofDatabase] = [load.perSecond / load.server, load.perSecond / load.database];
    report.add({
      work: 'people who read at once, for a busy core',
      figure: `${people(ofServer * 60)} of a server, ${people(ofDatabase * 60)} of PostgreSQL`,
      details: { ofServer, ofDatabase },
    });
  }
  const memory = installation.api.peakMemory();
  if (memory) report.add({ work: 'memory of the server, most', figure: `${memory.toFixed(0)} MB` });
}
