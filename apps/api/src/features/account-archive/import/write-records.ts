import type { Archive } from '@glossa/formats/archive/open-archive';
import { readRecords } from '@glossa/formats/archive/read-records';

import type { ArchiveRun } from '../archive-run.ts';
import { allKinds, recordsName } from '../kinds/all-kinds.ts';
import type { ImportContext, ImportDeps } from '../kinds/import-context.ts';
import { countAdded } from '../queries.ts';
import { readText, type CheckedArchive } from './check-archive.ts';

/** Records per transaction. */
const batchSize = 1000;

/**
 * Writes all records of a checked archive into an account, one transaction per batch. Skips existing records, so that a
 * killed run can be resumed and an archive can be imported twice.
 */
export async function writeRecords(
  deps: ImportDeps,
  run: ArchiveRun,
  {
    archive,
    checked,
    isNewLearner,
    reservation,
  }: { archive: Archive; checked: CheckedArchive; isNewLearner: boolean; reservation: string | undefined },
): Promise<void> {
  const { archiveId, learnerId, signal } = run;
  const context: ImportContext = {
    archiveId,
    learnerId,
    signal,
    deps,
    isNewLearner,
    commit: (kind, work) =>
      run.commit(async (tx) => {
        const added = await work(tx);
        if (added > 0) await countAdded(tx, archiveId, kind, added);
      }),
    texts: new Map(),
    covers: new Map(),
    videos: new Map(),
    tracks: new Map(),
    creationTimes: checked.creationTimes,
    bytes: (name) => archive.read(name),
    content: (name) => readText(name, archive.read(name)),
    // Skip the quota check: the import has already checked that all files fit.
    store: (kind, key, path) =>
      deps.storage.adoptFor({ ownerId: learnerId, kind, reservation, always: true }, key, path),
    media: (name) => (name === null ? undefined : checked.media.get(name)),
  };
  const total = Object.values(archive.manifest.counts).reduce((sum, count) => sum + count, 1);
  let done = 0;
  for (const kind of allKinds) {
    const name = recordsName(kind);
    if (!archive.file(name)) continue;
    let records: unknown[] = [];
    const write = async () => {
      await kind.write(records, context);
      done += records.length;
      records = [];
      run.progress(50 + (done / total) * 49);
    };
    for await (const record of readRecords(name, archive.read(name), kind.schema)) {
      records.push(record);
      if (records.length === (kind.batchSize ?? batchSize)) await write();
    }
    if (records.length > 0) await write();
  }
}
