import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import * as mindmap from '@glossa/contract/mindmap';
import * as mindmapEntries from '@glossa/contract/mindmap-entries';
import * as mindmapFiles from '@glossa/contract/mindmap-files';
import type { Database } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import type { TermDeps } from './find-terms.ts';
import { getMap } from './map/service.ts';
import { deletePositions, storePositions } from './queries.ts';
import { addEntry, changeLinkKind, deleteLink } from './service.ts';
import { suggestLinks } from './suggestions/service.ts';
import { exportMap, importMap, undoImport } from './transfer/service.ts';
import type { Words } from './words-port.ts';

/** Returns the requested language, or else the language that the user is learning. */
const resolveLanguage = ({ language }: { language?: number | undefined }, user: User): number =>
  language ?? user.currentLanguage ?? failFields({ language: [messages.language_unknown] });

export const mindmapRoutes = ({
  db,
  words,
  analyzer,
}: TermDeps & { db: Database; words: Words }): Route[] => [
  route(mindmap.getMindMap, ({ query, user }) => getMap(db, user.id, resolveLanguage(query, user), query)),
  route(mindmapEntries.addToMindMap, async ({ query, body, user }) => {
    const { isNew, added } = await addEntry(
      { db, words, analyzer },
      user.id,
      resolveLanguage(query, user),
      body,
    );
    return new ResponseWithStatus(isNew ? 201 : 200, added);
  }),
  route(mindmapEntries.changeLink, ({ params, body, user }) =>
    changeLinkKind(db, user.id, { id: params.id, kind: body.kind }),
  ),
  route(mindmapEntries.removeLink, ({ params, user }) => deleteLink(db, user.id, params.id)),
  route(mindmapEntries.saveWordPositions, async ({ body, user }) => ({
    placed: await storePositions(db, user.id, body.positions, { overwrite: true }),
  })),
  route(mindmapEntries.resetWordPositions, async ({ query, user }) => ({
    forgotten: await deletePositions(db, user.id, resolveLanguage(query, user)),
  })),
  route(mindmapEntries.suggestLinks, async ({ params, user }) => ({
    results: await suggestLinks(db, user.id, params.id),
  })),
  route(mindmapFiles.exportMindMap, async ({ query, user, response }) => {
    const file = await exportMap(db, user.id, resolveLanguage(query, user));
    response.attachment(`mind-map-${file.language}.json`);
    return file;
  }),
  route(mindmapFiles.importMindMap, ({ query, body, user }) =>
    importMap({ db, words, analyzer }, user.id, resolveLanguage(query, user), body),
  ),
  route(mindmapFiles.undoMindMapImport, ({ params, user }) => undoImport(db, user.id, params.id)),
];
