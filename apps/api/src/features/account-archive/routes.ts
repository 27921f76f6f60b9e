import * as contract from '@glossa/contract/account-archive';
import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import type { Deps } from '#deps.ts';
import { measureSpaceForVideo } from '#domain/uploads/disk-space.ts';
import { checkAccess } from '#http/access.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { sendStored } from '#http/send-stored.ts';
import { presentExport, presentImport } from './present-archive.ts';
import { findFinishedExport, findLatestArchive } from './queries.ts';
import { discardArchive, receiveArchive, startExport, startImport } from './service.ts';

export const accountArchiveRoutes = (
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'log'>,
): Route[] => {
  const { db, config } = deps;
  return [
    route(contract.getAccountArchives, async ({ user }) => {
      const archives = await db.readSnapshot(async (tx) => {
        const latestExport = await findLatestArchive(tx, user.id, 'export');
        const imported = await findLatestArchive(tx, user.id, 'import');
        return {
          export: latestExport ? await presentExport(tx, latestExport) : null,
          import: imported ? await presentImport(tx, imported) : null,
        };
      });
      const fileBytes = Math.min(config.maxArchiveBytes, await measureSpaceForVideo(config));
      return { ...archives, file_bytes: fileBytes };
    }),
    route(
      contract.exportAccount,
      async ({ user }) => new ResponseWithStatus(202, await startExport(deps, user.id)),
    ),
    route(contract.uploadAccountArchive, async ({ body, files, user }) => {
      const stored = await receiveArchive(deps, user.id, { file: files.archive, upload: body.upload });
      if (!body.start) return new ResponseWithStatus(201, stored);
      return new ResponseWithStatus(202, await startImport(deps, { id: stored.id, learnerId: user.id }));
    }),
    route(contract.startAccountImport, async ({ params: { id }, user }) => {
      return new ResponseWithStatus(202, await startImport(deps, { id, learnerId: user.id }));
    }),
    route(contract.discardAccountImport, ({ params: { id }, user }) =>
      discardArchive(deps, { id, learnerId: user.id }),
    ),
  ];
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface DownloadDeps {
  db: Queryable;
  storage: Storage;
  /** Internal path under which the reverse proxy serves the files itself; see docs/operations/configuration.md. */
  accelPrefix: string | undefined;
}

/** Serves an exported archive to its owner. Supports range requests. */
export const archiveHandler =
  ({ db, storage, accelPrefix }: DownloadDeps): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const row = user && uuid.test(id) ? await findFinishedExport(db, { id, learnerId: user.id }) : undefined;
    if (!row) return fail('media_not_found');
    response.attachment(`glossa-account-${row.createdAt.toISOString().slice(0, 10)}.zip`);
    await sendStored(storage, archiveKey(id), 'application/zip', request, response, { accelPrefix });
  };
