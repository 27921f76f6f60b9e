import { Client } from '../measure/http.ts';
import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { compare, compareRates } from '../measure/stats.ts';
import type { Installation } from '../setup/installation.ts';
import type { Reader } from './readers.ts';
import { runs, isSmall } from './scale.ts';

interface PageResponse {
  pages: number;
  sentences: { tokens: { w?: number }[] }[];
}

/** Number of sentences that contain about 300 words in this novel. */
export const perPage = 21;

const countWords = (page: PageResponse): number =>
  page.sentences.reduce((sum, { tokens }) => sum + tokens.filter(({ w }) => w !== undefined).length, 0);

/** Returns the IDs of the distinct words on a page. */
export const collectTermIds = (page: PageResponse): number[] => [
  ...new Set(page.sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => (w === undefined ? [] : [w])))),
];

/** Measures opening pages, one by one and with eight concurrent clients, against the bare page route. */
export async function measurePages(
  { bare }: Installation,
  report: Report,
  readers: readonly [Reader, Reader, Reader],
): Promise<void> {
  report.section('Opening a page of about 300 words');
  const bareClient = new Client(bare.port);
  // Use a single reference for all: the word levels on the same pages, for the learner who knows most of their words.
  const referenceReader = readers[1];
  const fetchTermIds = async (page: number, text: number) =>
    collectTermIds(await referenceReader.client.json<PageResponse>(pagePath(referenceReader, page, text)));
  const { pages } = await referenceReader.client.json<PageResponse>(pagePath(referenceReader, 1));
  const nearEndPage = pages - 1;
  for (let text = 0; text < 8; text++) await bareClient.post(`/pages/${text}`, await fetchTermIds(2, text));
  await bareClient.post('/pages/end', await fetchTermIds(nearEndPage, 0));
  const bareGet = (name: number | string) => bareClient.get(`/page/${name}/${referenceReader.id}`);

  const ratios: number[] = [];
  const rates: number[] = [];
  for (const reader of readers) {
    const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
    for (const [position, number, name] of [
      ['the beginning', 2, 0],
      ['the end', nearEndPage, 'end'],
    ] as const) {
      const path = pagePath(reader, number);
      const words = countWords(await reader.client.json<PageResponse>(path));
      const open = await compare(
        runs(600),
        () => bareGet(name),
        () => reader.client.get(path),
      );
      ratios.push(open.ratio);
      report.add({
        label: `open at ${position}, ${label}, ${words} words`,
        result: `${formatMs(open.subject.median)}, p95 ${formatMs(open.subject.p95)}; bare ${formatMs(open.reference.median)} = ${formatRatio(open.ratio)}`,
        target: '≤ 1.6× bare page route',
        hasPassed: open.ratio <= 1.6,
        details: { open },
      });
    }

    const load = await compareRates(8, isSmall ? 0.3 : 8, bareGet, (client) =>
      reader.client.get(pagePath(reader, 2, client)),
    );
    rates.push(load.share);
    report.add({
      label: `8 clients, ${label}`,
      result: `${load.subject.toFixed(0)}/s, p95 ${formatMs(load.p95)}; bare ${load.reference.toFixed(0)}/s = ${formatRatio(load.share)}`,
      target: '≥ 0.6 of the bare page route',
      hasPassed: load.share >= 0.6,
      details: { load },
    });
  }
  // An empty vocabulary has nothing to load, so growth is measured relative to the medium-sized vocabulary.
  const [, , usualStart = 0, usualEnd = 0, largeStart = 0, largeEnd = 0] = ratios;
  const [, usualRate = 0, largeRate = 0] = rates;
  for (const [work, growth] of [
    ['open at the beginning', largeStart / usualStart],
    ['open at the end', largeEnd / usualEnd],
    ['8 clients', usualRate / largeRate],
  ] as const) {
    report.add({
      label: `${work}, largest vocabulary against the middle one`,
      result: formatRatio(growth),
      target: '≤ 1.2×',
      hasPassed: growth <= 1.2,
    });
  }
  bareClient.close();
}

const pagePath = ({ texts }: Reader, page: number, text = 0): string =>
  `/api/texts/${texts[text]}/page/${page}/?sentences_per_page=${perPage}`;
