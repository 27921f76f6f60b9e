import type { SubtitlePart } from '@glossa/contract/watching';

import { Client } from '../measure/http.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { compare } from '../measure/stats.ts';
import { runs, isSmall } from '../reading/scale.ts';
import { createContractClient, waitUntilDone } from '../setup/contract-client.ts';
import { enroll, type Installation } from '../setup/installation.ts';
import { seedPhrases, seedVocabulary } from '../setup/library.ts';
import { addYoutube } from './add-video.ts';

const collectTermIds = ({ sentences }: SubtitlePart): number[] => [
  ...new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => (w === undefined ? [] : [w])))),
];

/**
 * Measures opening the watch page of a video with 5,000 cues, at the start and in the middle, and loading more of its
 * subtitles.
 */
export async function measureOpening(installation: Installation, report: Report): Promise<void> {
  report.section('A video of three hours, 5,000 cues');
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  const { id, task } = await addYoutube(call, 5000);
  await waitUntilDone(call, { id: task ?? '', status: 'PENDING' });
  await seedVocabulary(installation, learner.id, isSmall ? 500 : 20_000);
  await seedPhrases(installation, learner.id, isSmall ? 20 : 200);
  const path = `/api/videos/learn/${id}/`;
  const bareClient = new Client(installation.bare.port);
  for (const [where, position] of [
    ['at the beginning', 0],
    ['in the middle', 5000],
  ] as const) {
    await learner.client.post(`/api/videos/offline/${id}/position/`, { position });
    const { part } = await learner.client.json<{ part: SubtitlePart }>(path);
    await bareClient.post('/pages/watch', collectTermIds(part));
    const open = await compare(
      runs(400),
      () => bareClient.get(`/page/watch/${learner.id}`),
      () => learner.client.get(path),
    );
    report.add({
      label: `open ${where}, ${part.sentences.length} sentences`,
      result: `${formatMs(open.subject.median)}, p95 ${formatMs(open.subject.p95)}; bare ${formatMs(open.reference.median)} = ${formatRatio(open.ratio)}`,
      target: '≤ 3× bare page route',
      hasPassed: open.ratio <= 3,
      details: { open },
    });
  }
  const more = await compare(
    runs(200),
    () => bareClient.get(`/page/watch/${learner.id}`),
    (n) => learner.client.get(`${path}part/?from=${(n * 60) % 4900}&count=60`),
  );
  report.add({
    label: 'sixty more sentences',
    result: `${formatMs(more.subject.median)}, p95 ${formatMs(more.subject.p95)} = ${formatRatio(more.ratio)}`,
    details: { more },
  });
}
