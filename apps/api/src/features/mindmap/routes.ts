import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import * as mindmap from '@glossa/contract/mindmap';
import * as mindmapEntries from '@glossa/contract/mindmap-entries';
import * as mindmapFiles from '@glossa/contract/mindmap-files';
import type { Database } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
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
const languageOf = ({ language }: { language?: number | undefined }, user: User): number =>
  language ?? user.currentLanguage ?? failFields({ language: [messages.language_unknown] });

export const mindmapRoutes = ({
  db,
  words,
  analyser,
}: TermDeps & { db: Database; words: Words }): Route[] => [
  route(mindmap.getMindMap, ({ query, user }) => readMap(db, user.id, languageOf(query, user), query)),
  route(mindmapEntries.addToMindMap, ({ query, body, user }) =>
    addEntry({ db, words, analyser }, user.id, languageOf(query, user), body),
  ),
  route(mindmapEntries.changeLink, ({ params, body, user }) =>
    changeLinkKind(db, user.id, { id: params.id, kind: body.kind }),
  ),
  route(mindmapEntries.removeLink, async ({ params, user }) => {
    if (!(await deleteLink(db, user.id, params.id))) fail('link_not_found');
  }),
  route(mindmapEntries.placeWords, async ({ body, user }) => ({
    placed: await keepPlaces(db, user.id, body.positions, { anew: true }),
  })),
  route(mindmapEntries.forgetPlaces, async ({ query, user }) => ({
    forgotten: await deletePlaces(db, user.id, languageOf(query, user)),
  })),
  route(mindmapEntries.suggestLinks, async ({ params, user }) => ({
    results: await suggestLinks(db, user.id, params.id),
  })),
  route(mindmapFiles.exportMindMap, async ({ query, user, response }) => {
    const file = await exportMap(db, user.id, languageOf(query, user));
    response.attachment(`mind-map-${file.language}.json`);
    return file;
  }),
  route(mindmapFiles.importMindMap, ({ query, body, user }) =>
    importMap({ db, words, analyser }, user.id, languageOf(query, user), body),
  ),
  route(mindmapFiles.undoMindMapImport, ({ params, user }) => undoImport(db, user.id, params.id)),
];
