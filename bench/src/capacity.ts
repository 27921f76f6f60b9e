// Which part of an installation becomes the bottleneck first? Measures the load that readers put on the server and the
// database.
import { measureLoad } from './capacity/load.ts';
import { measureHeadroom } from './capacity/headroom.ts';
import { Report } from './measure/report.ts';
import { seedReaders } from './reading/readers.ts';
import { install } from './setup/installation.ts';

const report = new Report('capacity');
const installation = await install();
try {
  const readers = await seedReaders(installation, report);
  await installation.worker.stop();
  await measureLoad(installation, report, readers);
  await measureHeadroom(installation, report);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
