import type { Readable } from 'node:stream';

import { writeArchive } from '@glossa/formats/archive/write-archive';
import {
  getAccountArchives,
  startAccountImport,
  uploadAccountArchive,
} from '@glossa/contract/account-archive';
import { getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { expect } from '@playwright/test';

import type { User } from '../../src/users/user.ts';
import { readNovel } from '../../src/texts/novel.ts';
import { createHistoryRecords } from './history-records.ts';
import type { Records, StudyMaterial } from './history-records.ts';

/** Returns the novel's words in order of first appearance, without names and words that begin a sentence. */
const listNovelWords = (): string[] => [
  ...new Set(
    readNovel()
      .toString('utf8', 20_000, 700_000)
      .match(/(?<=[a-z,] )[a-z]{4,12}(?=[ ,.])/g),
  ),
];

/** Returns the texts in a user's library, the short words in those texts, and all other words in the novel. */
async function collectStudyMaterial({ call }: User): Promise<StudyMaterial> {
  const { results: texts } = await call(listTexts, { query: { language: 'en', page_size: 100 } });
  const shortWords = new Set<string>();
  for (const { id } of texts) {
    const query = { sentences_per_page: 200 };
    const { sentences } = await call(getReadingPage, { params: { id, page: 1 }, query });
    const words = sentences.flatMap(({ tokens }) =>
      tokens.filter(({ w }) => w !== undefined).map(({ t }) => t),
    );
    for (const word of words) if (/^[a-z]{1,6}$/.test(word)) shortWords.add(word);
  }
  return { texts, common: [...shortWords], rare: listNovelWords().filter((word) => !shortWords.has(word)) };
}

/** Returns an archive of the given records as bytes. */
async function buildArchive(records: Records): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  const collectChunks = async (bytes: Readable) => {
    for await (const chunk of bytes) chunks.push(chunk as Buffer);
  };
  await writeArchive(collectChunks, async (add) => {
    for (const [kind, rows] of Object.entries(records)) {
      const writeLines = async function* () {
        for (const row of rows) yield `${JSON.stringify(row)}\n`;
      };
      await add(`data/${kind}.jsonl`, writeLines());
    }
    const counts = Object.fromEntries(Object.entries(records).map(([kind, { length }]) => [kind, length]));
    return { made_by: 'Pictures of Glossa', made_at: new Date().toISOString(), counts };
  });
  return new Uint8Array(Buffer.concat(chunks));
}

/** Adds a study history of `days` days to an English learner with texts, by importing an account archive. */
export async function seedHistory(user: User, days: number): Promise<void> {
  const { call } = user;
  const bytes = await buildArchive(createHistoryRecords(days, await collectStudyMaterial(user)));
  const { id } = await call(uploadAccountArchive, {
    body: {},
    files: { archive: new File([bytes], 'history.zip') },
  });
  await call(startAccountImport, { params: { id } });
  const fetchImportStatus = async () => (await call(getAccountArchives, {})).import?.task?.status;
  await expect.poll(fetchImportStatus, { timeout: 120_000 }).toBe('SUCCESS');
}
