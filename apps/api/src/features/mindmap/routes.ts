import * as mindmap from '@glossa/contract/mindmap';
import * as mindmapEntries from '@glossa/contract/mindmap-entries';
import * as mindmapFiles from '@glossa/contract/mindmap-files';
import { messages } from '@glossa/contract/messages';
import type { Database } from '@glossa/db/database';

import { fail, failFields } from '#http/fail.ts';
import type { Person } from '#http/person.ts';
import { route, type Route } from '#http/route.ts';
import { addEntry } from './add-entry.ts';
import { changeLinkKind } from './change-link.ts';
import { exportMap } from './export-map.ts';
import type { TermDeps } from './find-terms.ts';
import { importMap, undoImport } from './import-map.ts';
import { deleteLink } from './link-queries.ts';
import { deletePlaces, keepPlaces } from './place-queries.ts';
import { readMap } from './read-map.ts';
import { suggestLinks } from './suggest-links.ts';
import type { Words } from './words-port.ts';

/** Returns the requested language, or else the one the user is learning. */
const languageOf = ({ language }: { language?: number | undefined }, person: Person): number =>
  language ?? person.currentLanguage ?? failFields({ language: [messages.language_unknown] });

export const mindmapRoutes = ({
  db,
  words,
  analyser,
}: TermDeps & { db: Database; words: Words }): Route[] => [
  route(mindmap.getMindMap, ({ query, person }) => readMap(db, person.id, languageOf(query, person), query)),
  route(mindmapEntries.addToMindMap, ({ query, body, person }) =>
    addEntry({ db, words, analyser }, person.id, languageOf(query, person), body),
  ),
  route(mindmapEntries.changeLink, ({ params, body, person }) =>
    changeLinkKind(db, person.id, { id: params.id, kind: body.kind }),
  ),
  route(mindmapEntries.removeLink, async ({ params, person }) => {
    if (!(await deleteLink(db, person.id, params.id))) fail('link_not_found');
  }),
  route(mindmapEntries.placeWords, async ({ body, person }) => ({
    placed: await keepPlaces(db, person.id, body.positions, { anew: true }),
  })),
  route(mindmapEntries.forgetPlaces, async ({ query, person }) => ({
    forgotten: await deletePlaces(db, person.id, languageOf(query, person)),
  })),
  route(mindmapEntries.suggestLinks, async ({ params, person }) => ({
    results: await suggestLinks(db, person.id, params.id),
  })),
  route(mindmapFiles.exportMindMap, async ({ query, person, response }) => {
    const file = await exportMap(db, person.id, languageOf(query, person));
    response.attachment(`mind-map-${file.language}.json`);
    return file;
  }),
  route(mindmapFiles.importMindMap, ({ query, body, person }) =>
    importMap({ db, words, analyser }, person.id, languageOf(query, person), body),
  ),
  route(mindmapFiles.undoMindMapImport, ({ params, person }) => undoImport(db, person.id, params.id)),
];
