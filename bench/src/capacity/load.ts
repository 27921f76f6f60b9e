import { formatMs, type Report } from '../measure/report.ts';
import { timing, type Timing } from '../measure/stats.ts';
import type { Reader } from '../reading/readers.ts';
import { isSmall } from '../reading/scale.ts';
import type { Installation } from '../setup/installation.ts';
import { simulateReadingMinute, requestsPerMinute } from './minute-of-reading.ts';
import { readDatabaseCpuTime, readCpuTime } from './processor-time.ts';

const seconds = isSmall ? 1 : 20;

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
  const readCpuTimes = () => [readCpuTime(api.pid), readDatabaseCpuTime(database)] as const;
  const durations: number[] = [];
  const [serverBefore, databaseBefore] = readCpuTimes();
  const start = performance.now();
  const end = start + seconds * 1000;
  const read = async (client: number) => {
    for (let n = client * 31; performance.now() < end; n++) {
      const from = performance.now();
      await simulateReadingMinute(readers[client % readers.length] as Reader, n);
      durations.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => read(client)));
  const elapsed = (performance.now() - start) / 1000;
  const [serverAfter, databaseAfter] = readCpuTimes();
  return {
    minutes: timing(durations),
    perSecond: durations.length / elapsed,
    server: (serverAfter - serverBefore) / elapsed,
    database: (databaseAfter - databaseBefore) / elapsed,
  };
}

const formatCores = (value: number): string => `${value.toFixed(2)} cores`;
const formatPeople = (value: number): string =>
  Math.round(value / 10).toLocaleString('en', { useGrouping: true }) + '0';

/**
 * Measures the load from readers who don't pause, and calculates how many readers at normal speed one server core and
 * one database core would support.
 */
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
      label: `${clients} who never rest`,
      result: `${(load.perSecond * requestsPerMinute).toFixed(0)} requests/s, a request p95 ${formatMs(load.minutes.p95 / requestsPerMinute)}; server ${formatCores(load.server)}, PostgreSQL ${formatCores(load.database)}`,
      details: { load },
    });
    if (clients !== 8) continue;
    const [ofServer, ofDatabase] = [load.perSecond / load.server, load.perSecond / load.database];
    report.add({
      label: 'people who read at once, for a busy core',
      result: `${formatPeople(ofServer * 60)} of a server, ${formatPeople(ofDatabase * 60)} of PostgreSQL`,
      details: { ofServer, ofDatabase },
    });
  }
  const memory = installation.api.peakMemory();
  if (memory) report.add({ label: 'memory of the server, most', result: `${memory.toFixed(0)} MB` });
}
