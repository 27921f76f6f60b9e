import { Client } from '../measure/http.ts';
import { ms, times, type Report } from '../measure/report.ts';
import { compare, compareRates } from '../measure/stats.ts';
import type { Installation } from '../world/installation.ts';
import type { Reader } from './readers.ts';
import { runs, small } from './scale.ts';

interface PageAnswer {
  pages: number;
  sentences: { tokens: { w?: number }[] }[];
}

/** Sentences that hold about 300 words of this novel. */
export const perPage = 21;

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
  readers: readonly [Reader, Reader, Reader],
): Promise<void> {
  report.section('Opening a page of about 300 words');
  const bareClient = new Client(bare.port);
  // One reference for all: a page of which most words have a status.
  const usual = readers[1];
  const usualPage = await usual.client.json<PageAnswer>(pagePath(usual, 2));
  await bareClient.post('/pages/usual', termsOf(usualPage));
  const reference = () => bareClient.get(`/page/usual/${usual.id}`);

  const medians: number[] = [];
  const rates: number[] = [];
  for (const reader of readers) {
    const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
    const first = await reader.client.json<PageAnswer>(pagePath(reader, 2));
    const { pages } = await reader.client.json<PageAnswer>(pagePath(reader, 1, 1));
    const open = await compare(runs(600), reference, () => reader.client.get(pagePath(reader, 2)));
    const last = await compare(runs(300), reference, () => reader.client.get(pagePath(reader, pages - 1, 1)));
    medians.push(open.ratio);
    report.add({
      work: `open, ${label}, ${countWords(first)} words`,
      figure: `${ms(open.own.median)}, p95 ${ms(open.own.p95)}; bare ${ms(open.reference.median)} = ${times(open.ratio)}; near the end of a book ${times(last.ratio)}`,
      bar: '≤ 1.6× bare page route',
      pass: open.ratio <= 1.6 && last.ratio <= 1.6,
      details: { open, last },
    });

    const load = await compareRates(8, small ? 0.3 : 5, reference, (client) =>
      reader.client.get(pagePath(reader, 1 + (client % 3), client)),
    );
    rates.push(load.share);
    report.add({
      work: `8 clients, ${label}`,
      figure: `${load.own.toFixed(0)}/s, p95 ${ms(load.p95)}; bare ${load.reference.toFixed(0)}/s = ${times(load.share)}`,
      bar: '≥ 0.6 of the bare page route',
      pass: load.share >= 0.6,
      details: { load },
    });
  }
  // Of ratios to the reference, which was measured at the same moment.
  const spread = Math.max(...medians) / Math.min(...medians);
  report.add({
    work: 'slowest vocabulary / quickest',
    figure: times(spread),
    bar: '≤ 1.2×',
    pass: spread <= 1.2,
  });
  const flat = Math.max(...rates) / Math.min(...rates);
  report.add({ work: 'rates over the vocabularies', figure: times(flat), bar: '≤ 1.2×', pass: flat <= 1.2 });
  bareClient.close();
}

const pagePath = ({ texts }: Reader, page: number, text = 0): string =>
  `/api/texts/${texts[text]}/page/${page}/?sentences_per_page=${perPage}`;
