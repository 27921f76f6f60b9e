import type { MindMapFile } from '@glossa/contract/mindmap-files';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { selectLinks, selectMapWords } from './export-queries.ts';

/** Exports the linked and placed words of a language with their links, in the format of the import. */
export const exportMap = async (db: Database, learnerId: string, language: number): Promise<MindMapFile> => ({
  format: 'glossa-mindmap',
  version: 1,
  language: languageById(language)?.code ?? '',
  words: await selectMapWords(db, learnerId, language),
  links: await selectLinks(db, learnerId, language),
});
