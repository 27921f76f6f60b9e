// Is processing a video about as fast as ffmpeg alone, do other users notice, and does a long video open instantly?
import { Report } from './measure/report.ts';
import { measureOpening } from './video/opening.ts';
import { measureProcessing } from './video/processing.ts';
import { install } from './setup/installation.ts';

const report = new Report('video');
const installation = await install();
try {
  await measureOpening(installation, report);
  await measureProcessing(installation, report);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
