import { Client } from '../measure/http.ts';
import { ms, times, type Report } from '../measure/report.ts';
import { repeat, throughput } from '../measure/stats.ts';
import type { Installation } from '../world/installation.ts';
import type { Reader } from './readers.ts';
import { runs, small } from './scale.ts';

interface PageAnswer {
  pages: number;
  sentences: { tokens: { w?: number }[] }[];
}

/** Sentences that hold about 300 words of this novel. */
export const perPage = 15;

const countWords = (page: PageAnswer): number =>
  page.sentences.reduce((sum, { tokens }) => sum + tokens.filter(({ w }) => w !== undefined).length, 0);

/** Distinct words of a page. */
export const termsOf = (page: PageAnswer): number[] => [
  ...new Set(page.sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => (w === undefined ? [] : [w])))),
];

/** Page opens, one after the other and eight at a time, against the bare page route. */
export async function measurePages(
  { bare }: Installation,
  report: Report,
  readers: readonly Reader[],
): Promise<void> {
  report.section('Opening a page of about 300 words');
  const bareClient = new Client(bare.port);
  const medians: number[] = [];
  const rates: number[] = [];
  for (const reader of readers) {
    const path = (page: number, text = 0) =>
      `/api/texts/${reader.texts[text]}/page/${page}/?sentences_per_page=${perPage}`;
    const first = await reader.client.json<PageAnswer>(path(2));
    await bareClient.post(`/pages/${reader.vocabulary}`, termsOf(first));
    const barePath = `/page/${reader.vocabulary}/${reader.id}`;
    const label = `${reader.vocabulary.toLocaleString('en')} words`;

    const reference = await repeat(runs(600), () => bareClient.get(barePath));
    const open = await repeat(runs(600), () => reader.client.get(path(2)));
    const { pages } = await reader.client.json<PageAnswer>(path(1, 1));
    const last = await repeat(runs(300), () => reader.client.get(path(pages - 1, 1)));
    const ratio = open.median / reference.median;
    medians.push(open.median, last.median);
    report.add({
      work: `open, vocabulary ${label}, ${countWords(first)} words`,
      figure: `${ms(open.median)}, p95 ${ms(open.p95)}; bare ${ms(reference.median)} = ${times(ratio)}`,
      bar: '≤ 1.6× bare page route',
      pass: ratio <= 1.6,
      details: { open, last, reference, ratio },
    });

    const seconds = small ? 0.3 : 5;
    const bareLoad = await throughput(8, seconds, () => bareClient.get(barePath));
    const load = await throughput(8, seconds, (client) => reader.client.get(path(1 + (client % 3), client)));
    const share = load.perSecond / bareLoad.perSecond;
    rates.push(load.perSecond);
    report.add({
      work: `8 clients, vocabulary ${label}`,
      figure: `${load.perSecond.toFixed(0)}/s, p95 ${ms(load.p95)}; bare ${bareLoad.perSecond.toFixed(0)}/s = ${times(share)}`,
      bar: '≥ 0.6 of the bare page route',
      pass: share >= 0.6,
      details: { load, bareLoad, share },
    });
  }
  const spread = Math.max(...medians) / Math.min(...medians);
  report.add({
    work: 'slowest vocabulary or place / quickest',
    figure: times(spread),
    bar: '≤ 1.2×',
    pass: spread <= 1.2,
  });
  const flat = Math.max(...rates) / Math.min(...rates);
  report.add({ work: 'rates over the vocabularies', figure: times(flat), bar: '≤ 1.2×', pass: flat <= 1.2 });
  bareClient.close();
}
