import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EbookForm, type Ebook } from '@glossa/contract/ebooks';
import { cleanText } from '@glossa/language/clean-text';
import { languageByCode, languageById } from '@glossa/language/languages';
import { needsLargeDictionary } from '@glossa/language/needs-dictionary';

import type { User } from '#domain/accounts/user.ts';
import { recordContentAudit } from '#domain/audit/content-audit.ts';
import { contentHash } from '#domain/documents/content-hash.ts';
import { readStoriesForLanguage, type Story } from '#domain/library/read-stories.ts';
import type { EbookDeps } from './files/service.ts';
import { findIdByContent } from './queries.ts';
import { addEbook, getEbook } from './service.ts';
import { easiestBook } from './starter-shop.ts';

/** Thrown to roll back the transaction when a concurrent request has already added the sample. */
class AlreadyAddedError extends Error {
  readonly id: string;
  constructor(id: string) {
    super('the sample already exists');
    this.id = id;
  }
}

/**
 * Returns the easiest story in the user's learning language, else in their interface language, else in English. Skips
 * languages whose analysis needs a large dictionary, which takes a while to load.
 */
async function findStory({ currentLanguage, uiLanguage }: User): Promise<Story> {
  const interfaceLanguage = languageByCode(uiLanguage)?.id;
  for (const language of [currentLanguage, interfaceLanguage, languageByCode('en')?.id]) {
    if (language === null || language === undefined || needsLargeDictionary(language)) continue;
    const [easiest] = await readStoriesForLanguage(language);
    if (easiest) return easiest;
  }
  throw new Error('no English starter story');
}

/**
 * Adds a free ebook, as a normal draft, that lets a content manager try out the shop. Repeated and concurrent requests
 * return the same ebook until it is deleted.
 */
export async function addSampleEbook(deps: EbookDeps, user: User): Promise<{ ebook: Ebook; isNew: boolean }> {
  const { id, isNew } = await findOrAddSample(deps, user);
  return { ebook: await getEbook(deps.db, user.id, id), isNew };
}

async function findOrAddSample(deps: EbookDeps, user: User): Promise<{ id: string; isNew: boolean }> {
  const story = await findStory(user);
  const { language } = story;
  const content = { language, hash: contentHash(cleanText(story.content)) };
  const existing = await findIdByContent(deps.db, user.id, content);
  if (existing !== undefined) return { id: existing, isNew: false };
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-sample-'));
  try {
    const file = { path: path.join(folder, 'sample.txt'), name: 'sample.txt', type: 'text/plain' };
    await writeFile(file.path, story.content);
    const { form } = easiestBook(languageById(language)?.code ?? '', story);
    const { id } = await addEbook(
      deps,
      user.id,
      {
        body: EbookForm.parse(form),
        files: { file: { ...file, size: Buffer.byteLength(story.content) } },
      },
      async (tx, newEbookId) => {
        // Concurrent requests wait for the document's row, so the second request finds the ebook added by the first.
        const other = await findIdByContent(tx, user.id, { ...content, exceptId: newEbookId });
        if (other !== undefined) throw new AlreadyAddedError(other);
        await recordContentAudit(tx, user, 'create', newEbookId);
      },
    );
    return { id, isNew: true };
  } catch (error) {
    if (error instanceof AlreadyAddedError) return { id: error.id, isNew: false };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
