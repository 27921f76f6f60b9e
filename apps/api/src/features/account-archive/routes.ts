import * as contract from '@glossa/contract/account-archive';

import type { Deps } from '#deps.ts';
import { finishedUpload, forgetUpload } from '#domain/uploads/finished-upload.ts';
import { roomForVideo } from '#domain/uploads/room.ts';
import { fail } from '#http/fail.ts';
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
    route(contract.getAccountArchives, async ({ person }) => {
      const packed = await lastArchive(db, person.id, 'export');
      const sent = await lastArchive(db, person.id, 'import');
      return {
        export: packed ? await presentExport(db, packed) : null,
        import: sent ? await presentImport(db, sent) : null,
        file_bytes: Math.min(config.largestArchive, await roomForVideo(config.dataDir)),
      };
    }),
    route(contract.exportAccount, async ({ person }) => new Answer(202, await startExport(deps, person.id))),
    route(contract.uploadAccountArchive, async ({ body, files, person }) => {
      const place = { dataDir: config.dataDir, ownerId: person.id };
      const file = files.archive ?? (body.upload && (await finishedUpload(place, body.upload)));
      if (!file || file.size === 0) return fail('archive_required');
      if (file.size > (await roomForVideo(config.dataDir)) * 2) fail('storage_full');
      const kept = await keepArchive(deps, person.id, file);
      if (body.upload) await forgetUpload(place, body.upload);
      if (!body.start) return new Answer(201, kept);
      return new Answer(202, await startArchive(deps, { id: kept.id, learnerId: person.id }));
    }),
    route(contract.startAccountImport, async ({ params: { id }, person }) => {
      return new Answer(202, await startArchive(deps, { id, learnerId: person.id }));
    }),
    route(contract.discardAccountImport, ({ params: { id }, person }) =>
      discardArchive(deps, { id, learnerId: person.id }),
    ),
  ];
};
