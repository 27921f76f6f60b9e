// Word lists with large vocabularies: 100,000 words for one learner, and 1,000,000 for others in the same tables.
import { Report } from './measure/report.ts';
import { isSmall } from './reading/scale.ts';
import { measureBulk } from './words/bulk.ts';
import { measureLists } from './words/lists.ts';
import { fillVocabularies } from './words/vocabularies.ts';
import { enroll, install } from './setup/installation.ts';

const report = new Report('words');
const installation = await install();
try {
  const learner = await enroll(installation);
  await fillVocabularies(installation, learner.id, {
    own: isSmall ? 1000 : 100_000,
    others: isSmall ? 10 : 100,
  });
  await measureLists(installation, report, learner);
  await measureBulk(report, learner);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
