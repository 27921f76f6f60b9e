import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EbookForm } from '@glossa/contract/ebooks';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { needsLargeDictionary } from '@glossa/language/needs-dictionary';

import { readStories, type Story } from '#domain/library/read-stories.ts';
import type { EbookDeps } from './files/service.ts';
import { findStarterCreator } from './queries.ts';
import { addEbook, changeEbook } from './service.ts';

/** "Three stories" in each language of the starter library, by language code. */
const collections: Readonly<Record<string, string>> = {
  af: 'Drie stories',
  ar: 'ثلاث قصص',
  de: 'Drei Geschichten',
  en: 'Three Stories',
  es: 'Tres cuentos',
  fa: 'سه داستان',
  fr: 'Trois histoires',
  grc: 'Τρεῖς λόγοι',
  he: 'שלושה סיפורים',
  id: 'Tiga cerita',
  it: 'Tre racconti',
  kg: 'Masolo tatu',
  ko: '세 이야기',
  la: 'Tres fabulae',
  ln: 'Masolo misato',
  nl: 'Drie verhalen',
  pl: 'Trzy opowiadania',
  pt: 'Três contos',
  ru: 'Три рассказа',
  sw: 'Hadithi tatu',
  th: 'สามเรื่องเล่า',
  tl: 'Tatlong kuwento',
  tr: 'Üç öykü',
  vi: 'Ba câu chuyện',
  zh: '三个故事',
};

interface Book {
  form: Record<string, string>;
  content: string;
}

const commonFields = (code: string) => ({
  author: 'Glossa',
  language: code,
  category: 'Language Learning',
  tags: 'stories',
});

/** Builds a free ebook from a story. */
export const easiestBook = (code: string, { title, content }: Story): Book => ({
  form: {
    ...commonFields(code),
    title,
    description: 'A first story in short sentences and everyday words.',
    difficulty: 'beginner',
    isFree: 'true',
    drmProtected: 'false',
  },
  content,
});

/** Builds the ebooks of one language: a paid collection of all stories, and the easiest one for free. */
function buildBooks(code: string, stories: readonly Story[]): Book[] {
  const easiest = stories.find(({ difficulty }) => difficulty === 'beginner');
  const title = collections[code];
  const collection = title && {
    form: {
      ...commonFields(code),
      title,
      description: 'Three graded stories in one book: an easy one, a longer one, and one to grow into.',
      difficulty: 'intermediate',
      price: '2.99',
    },
    content: stories.map((story) => `${story.title}\n\n${story.content.trim()}`).join('\n\n\n'),
  };
  return [...(easiest ? [easiestBook(code, easiest)] : []), ...(collection ? [collection] : [])];
}

/**
 * Adds the starter library's stories as the demo creator's ebooks, only once: removed ebooks aren't added again. Skips
 * languages that only the worker can analyze, because an ebook without analysis can't be published.
 */
export async function seedStarterShop(deps: EbookDeps & { db: Database }): Promise<void> {
  const creator = await findStarterCreator(deps.db);
  if (!creator) return;
  const stories = await readStories();
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-shop-'));
  try {
    for (const language of new Set(stories.map((story) => story.language))) {
      if (needsLargeDictionary(language)) continue;
      const code = languageById(language)?.code ?? '';
      const languageStories = stories.filter((story) => story.language === language);
      for (const { form, content } of buildBooks(code, languageStories)) {
        const file = { path: path.join(folder, 'book.txt'), name: 'book.txt', type: 'text/plain' };
        await writeFile(file.path, content);
        const size = Buffer.byteLength(content);
        const { id } = await addEbook(deps, creator.id, {
          body: EbookForm.parse(form),
          files: { file: { ...file, size } },
        });
        await deps.db.transaction((tx) => changeEbook(tx, id, { status: 'published' }));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
