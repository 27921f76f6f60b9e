import { listAnnotations } from '@glossa/contract/annotations';
import { getMe } from '@glossa/contract/auth';
import { getDashboard } from '@glossa/contract/dashboard';
import { listFamilyCounting } from '@glossa/contract/families';
import { getGoals } from '@glossa/contract/goals';
import { getMindMap, type MindMap } from '@glossa/contract/mindmap';
import { getPracticeSummary, listPracticeCards } from '@glossa/contract/practice';
import { getProgress } from '@glossa/contract/progress';
import { getReadingPage } from '@glossa/contract/reading';
import { listReferenceSites } from '@glossa/contract/reference-sites';
import { listSaved } from '@glossa/contract/saved';
import { getSettings } from '@glossa/contract/settings';
import { listTags } from '@glossa/contract/tags';
import { getText, listArchivedTexts, listTexts, listTrashedTexts } from '@glossa/contract/texts';
import { listArchivedVideos, listTrashedVideos, listVideos } from '@glossa/contract/videos';
import { getSubtitlePart, watchVideo } from '@glossa/contract/watching';
import { listWords } from '@glossa/contract/word-lists';
import { getLearningStats } from '@glossa/contract/word-stats';

import { languageByCode } from '@glossa/language/languages';

import type { Browser } from './browser.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const ids = new Set(['id', 'w', 'word']);
const others = new Set(['email', 'username', 'task', 'subscription_type']);

/** Removes everything from a response that may differ between two accounts: IDs and details of the owner. */
function stripVariable(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(uuid, '<id>')
      .replace(/\?.*$/, '')
      .replace(/\/words\/\d+/, '/words/<id>');
  if (Array.isArray(value)) return value.map((item) => stripVariable(item, words));
  if (typeof value !== 'object' || value === null) return value;
  const isLink = 'from' in value && 'source' in value;
  const entries = Object.entries(value).flatMap(([name, item]) => {
    if (others.has(name)) return [];
    if (name === 'counts') return [[name, item]];
    if (ids.has(name) || (isLink && (name === 'from' || name === 'to')))
      return [[name, stripVariable(words.get(String(item)) ?? typeof item, words)]];
    // These are the IDs of the words in a phrase, so keep only their number.
    if (name === 'parts' && Array.isArray(item)) return [[name, item.length]];
    return [[words.get(name) ?? name, stripVariable(item, words)]];
  });
  return Object.fromEntries(entries) as unknown;
}

const wholePage = { page_size: 100 } as const;

/** Sorts the nodes by term, because words without links have no defined order. */
const sortByTerm = (map: MindMap): MindMap => ({
  ...map,
  nodes: map.nodes.toSorted((a, b) => (a.term < b.term ? -1 : 1)),
});

/** Fetches everything that users see of their account in these languages, through the endpoints that show it. */
export async function fetchAccount(browser: Browser, languages: readonly string[]): Promise<unknown> {
  const { call } = { call: browser.call.bind(browser) };
  const shelves = [listTexts, listArchivedTexts, listTrashedTexts] as const;
  const texts = (await Promise.all(shelves.map((shelf) => call(shelf, { query: wholePage })))).flatMap(
    ({ results }) => results,
  );
  const videoShelves = [listVideos, listArchivedVideos, listTrashedVideos] as const;
  const videos = (await Promise.all(videoShelves.map((shelf) => call(shelf, { query: wholePage })))).flatMap(
    ({ results }) => results,
  );
  const vocabulary = await Promise.all(
    languages.map((language) => call(listWords, { query: { language, sort: 'alphabetical', ...wholePage } })),
  );
  const words = new Map(
    vocabulary.flatMap(({ results }) => results.map(({ id, text }) => [String(id), text] as const)),
  );
  const responses = {
    me: await call(getMe, {}),
    settings: await call(getSettings, {}),
    goals: await call(getGoals, {}),
    progress: await call(getProgress, {}),
    families: await call(listFamilyCounting, {}),
    sites: await call(listReferenceSites, { query: { language: 'en' } }),
    // The time a tag was last used is not part of an export.
    tags: (await call(listTags, { query: wholePage })).results.map((tag) => ({ ...tag, last_used: null })),
    annotations: await call(listAnnotations, { query: wholePage }),
    texts,
    contents: await Promise.all(
      texts.filter(({ is_deleted }) => !is_deleted).map(({ id }) => call(getText, { params: { id } })),
    ),
    pages: await Promise.all(
      texts
        .filter(({ is_deleted }) => !is_deleted)
        .map(({ id }) => call(getReadingPage, { params: { id, page: 1 } })),
    ),
    videos,
    watching: await Promise.all(
      videos.map(async ({ id }) => [
        await call(watchVideo, { params: { id } }),
        await call(getSubtitlePart, { params: { id }, query: { from: 0 } }),
      ]),
    ),
    vocabulary,
    languages: await Promise.all(
      languages.map(async (language) => ({
        dashboard: await call(getDashboard, { query: { language } }),
        stats: await call(getLearningStats, { query: { language: languageByCode(language)?.id ?? 0 } }),
        practice: await call(getPracticeSummary, { query: { language } }),
        cards: (await call(listPracticeCards, { query: { language } })).results.length,
        saved: await call(listSaved, { query: { language, ...wholePage } }),
        map: sortByTerm(await call(getMindMap, { query: { language } })),
      })),
    ),
  };
  return stripVariable(responses, words);
}
