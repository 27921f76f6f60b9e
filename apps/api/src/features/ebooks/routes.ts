import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import * as contract from '@glossa/contract/ebooks';
import { fail } from '@glossa/contract/failure';
import { makeSamples } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { noteChanges, noteContent } from '#domain/audit/note-content.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { changeEbook } from './change-ebook.ts';
import { changeMany, changeOne } from './change-many.ts';
import { addEbook } from './create-ebook.ts';
import { presentEbook } from './ebook-row.ts';
import { dropCover } from './file-queries.ts';
import { listAllEbooks } from './list-ebooks.ts';
import { findEbook, lockEbook } from './queries.ts';
import { replaceFile } from './replace-file.ts';
import { addSample } from './sample-ebook.ts';
import { trackRoutes } from './tracks/routes.ts';

export function ebookRoutes(
  deps: Pick<Deps, 'db' | 'storage' | 'sealed' | 'jobs' | 'analyser' | 'log'>,
): Route[] {
  const { db } = deps;
  const shown = async (id: string, viewerId: string) =>
    presentEbook((await findEbook(db, id)) ?? fail('ebook_not_found'), viewerId);

  const requestSamples = () => deps.jobs.enqueue(makeSamples, {}, 'samples');

  return [
    route(contract.listEbooks, ({ query, user }) => listAllEbooks(db, user.id, query)),
    route(contract.createEbook, async ({ body, files, user }) => {
      const { id, waits } = await addEbook(deps, user.id, { body, files }, (tx, made) =>
        noteContent(tx, user, 'create', made),
      );
      return new Answer(waits ? 202 : 201, await shown(id, user.id));
    }),
    route(contract.addSampleEbook, async ({ user }) => {
      const { id, isNew } = await addSample(deps, user, (tx, made) => noteContent(tx, user, 'create', made));
      return new Answer(isNew ? 201 : 200, await shown(id, user.id));
    }),
    route(contract.updateEbook, async ({ params, body, user }) => {
      await db.transaction((tx) =>
        noteChanges(tx, user, { id: params.id, changes: body }, () => changeEbook(tx, params.id, body)),
      );
      if (body.status === 'published') await requestSamples();
      return shown(params.id, user.id);
    }),
    route(contract.replaceEbookFile, async ({ params, body, files, user }) => {
      const { waits } = await replaceFile(deps, user, params.id, { body, files });
      return new Answer(waits ? 202 : 200, await shown(params.id, user.id));
    }),
    route(contract.removeEbookCover, async ({ params, user }) => {
      await db.transaction(async (tx) => {
        if (!(await lockEbook(tx, params.id))) fail('ebook_not_found');
        await dropCover(tx, params.id);
        await noteContent(tx, user, 'remove_cover', params.id);
      });
    }),
    route(contract.removeEbook, async ({ params, user }) => {
      const { error } = await db.transaction((tx) =>
        changeOne(tx, user, { action: 'remove', id: params.id }),
      );
      if (error) fail(error);
    }),
    route(changeEbooks, async ({ body, user }) => {
      const result = await changeMany(db, user, body);
      if (body.action === 'publish') await requestSamples();
      return result;
    }),
    ...trackRoutes(deps),
  ];
}
