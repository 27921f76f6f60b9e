import * as contract from '@glossa/contract/account-archive';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { finishedUpload, forgetUpload } from '#domain/uploads/finished-upload.ts';
import { roomForVideo } from '#domain/uploads/room.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { presentExport, presentImport } from './present-archive.ts';
import { lastArchive } from './queries.ts';
import { startExport } from './start-export.ts';
import { discardArchive, keepArchive, startArchive } from './start-import.ts';

export const accountArchiveRoutes = (
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'log'>,
): Route[] => {
  const { db, config } = deps;
  return [
    route(contract.getAccountArchives, async ({ user }) => {
      const packed = await lastArchive(db, user.id, 'export');
      const sent = await lastArchive(db, user.id, 'import');
      return {
        export: packed ? await presentExport(db, packed) : null,
        import: sent ? await presentImport(db, sent) : null,
        file_bytes: Math.min(config.largestArchive, await roomForVideo(config.dataDir)),
      };
    }),
    route(contract.exportAccount, async ({ user }) => new Answer(202, await startExport(deps, user.id))),
    route(contract.uploadAccountArchive, async ({ body, files, user }) => {
      const place = { dataDir: config.dataDir, ownerId: user.id };
      const file = files.archive ?? (body.upload && (await finishedUpload(place, body.upload)));
      if (!file || file.size === 0) return fail('archive_required');
      if (file.size > (await roomForVideo(config.dataDir)) * 2) fail('storage_full');
      const kept = await keepArchive(deps, user.id, file);
      if (body.upload) await forgetUpload(place, body.upload);
      if (!body.start) return new Answer(201, kept);
      return new Answer(202, await startArchive(deps, { id: kept.id, learnerId: user.id }));
    }),
    route(contract.startAccountImport, async ({ params: { id }, user }) => {
      return new Answer(202, await startArchive(deps, { id, learnerId: user.id }));
    }),
    route(contract.discardAccountImport, ({ params: { id }, user }) =>
      discardArchive(deps, { id, learnerId: user.id }),
    ),
  ];
};
