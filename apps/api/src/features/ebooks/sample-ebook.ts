import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EbookForm } from '@glossa/contract/ebooks';
import type { Transaction } from '@glossa/db/database';
import { cleanText } from '@glossa/language/clean-text';
import { languageByCode, languageById } from '@glossa/language/languages';
import { needsDictionary } from '@glossa/language/needs-dictionary';

import type { User } from '#domain/accounts/user.ts';
import { contentHash } from '#domain/documents/find-document.ts';
import { readStoriesOf, type Story } from '#domain/library/read-stories.ts';
import { addEbook, type EbookDeps } from './create-ebook.ts';
import { findOwnOfContent } from './queries.ts';
import { easiestBook } from './starter-shop.ts';

/** Rolls back the transaction when another request was faster. */
class AlreadyThere extends Error {
  readonly id: string;
  constructor(id: string) {
    super('the sample is there already');
    this.id = id;
  }
}

/**
 * Returns the easiest story in the user's learning language, else in their interface language, else in English. Skips
 * languages that need a dictionary, whose analysis would take a while.
 */
async function storyFor({ currentLanguage, uiLanguage }: User): Promise<Story> {
  const spoken = languageByCode(uiLanguage)?.id;
  for (const language of [currentLanguage, spoken, languageByCode('en')?.id]) {
    if (language === null || language === undefined || needsDictionary(language)) continue;
    const [easiest] = await readStoriesOf(language);
    if (easiest) return easiest;
  }
  throw new Error('there is no English story');
}

/**
 * Adds a free ebook with which a content manager can try out the shop, as a normal draft. Repeated and concurrent
 * requests return the same one until it is deleted. `note` writes the audit entry.
 */
export async function addSample(
  deps: EbookDeps,
  user: User,
  note: (tx: Transaction, id: string) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const story = await storyFor(user);
  const { language } = story;
  const content = { language, hash: contentHash(cleanText(story.content)) };
  const known = await findOwnOfContent(deps.db, user.id, content);
  if (known !== undefined) return { id: known, isNew: false };
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
      async (tx, made) => {
        // A concurrent request has waited for the document's row and sees this ebook.
        const other = await findOwnOfContent(tx, user.id, { ...content, but: made });
        if (other !== undefined) throw new AlreadyThere(other);
        await note(tx, made);
      },
    );
    return { id, isNew: true };
  } catch (error) {
    if (error instanceof AlreadyThere) return { id: error.id, isNew: false };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
