import { Client } from '../measure/http.ts';
import { ms, times, type Report } from '../measure/report.ts';
import { compare, compareRates } from '../measure/stats.ts';
import type { Installation } from '../setup/installation.ts';
import type { Reader } from './readers.ts';
import { runs, small } from './scale.ts';

interface PageAnswer {
  pages: number;
  sentences: { tokens: { w?: number }[] }[];
}

/** Number of sentences that have about 300 words in this novel. */
export const perPage = 21;

const countWords = (page: PageAnswer): number =>
  page.sentences.reduce((sum, { tokens }) => sum + tokens.filter(({ w }) => w !== undefined).length, 0);

/** Returns the IDs of the distinct words on a page. */
export const termsOf = (page: PageAnswer): number[] => [
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
  // A single reference for all: the word levels on the same pages, for the learner who knows most of their words.
  const usual = readers[1];
  const termsAt = async (page: number, text: number) =>
    termsOf(await usual.client.json<PageAnswer>(pagePath(usual, page, text)));
  const { pages } = await usual.client.json<PageAnswer>(pagePath(usual, 1));
  const near = pages - 1;
  for (let text = 0; text < 8; text++) await bareClient.post(`/pages/${text}`, await termsAt(2, text));
  await bareClient.post('/pages/end', await termsAt(near, 0));
  const bareGet = (name: number | string) => bareClient.get(`/page/${name}/${usual.id}`);

  const ratios: number[] = [];
  const rates: number[] = [];
  for (const reader of readers) {
    const label = `vocabulary ${reader.vocabulary.toLocaleString('en')}`;
    for (const [place, number, name] of [
      ['the beginning', 2, 0],
      ['the end', near, 'end'],
    ] as const) {
      const path = pagePath(reader, number);
      const words = countWords(await reader.client.json<PageAnswer>(path));
      const open = await compare(
        runs(600),
        () => bareGet(name),
        () => reader.client.get(path),
      );
      ratios.push(open.ratio);
      report.add({
        work: `open at ${place}, ${label}, ${words} words`,
        figure: `${ms(open.own.median)}, p95 ${ms(open.own.p95)}; bare ${ms(open.reference.median)} = ${times(open.ratio)}`,
        bar: '≤ 1.6× bare page route',
        pass: open.ratio <= 1.6,
        details: { open },
      });
    }

    const load = await compareRates(8, small ? 0.3 : 8, bareGet, (client) =>
      reader.client.get(pagePath(reader, 2, client)),
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
  // An empty vocabulary has nothing to load, so growth is measured from the medium-sized one.
  const [, , usualStart = 0, usualEnd = 0, largeStart = 0, largeEnd = 0] = ratios;
  const [, usualRate = 0, largeRate = 0] = rates;
  for (const [work, growth] of [
    ['open at the beginning', largeStart / usualStart],
    ['open at the end', largeEnd / usualEnd],
    ['8 clients', usualRate / largeRate],
  ] as const) {
    report.add({
      work: `${work}, largest vocabulary against the middle one`,
      figure: times(growth),
      bar: '≤ 1.2×',
      pass: growth <= 1.2,
    });
  }
  bareClient.close();
}

const pagePath = ({ texts }: Reader, page: number, text = 0): string =>
  `/api/texts/${texts[text]}/page/${page}/?sentences_per_page=${perPage}`;
