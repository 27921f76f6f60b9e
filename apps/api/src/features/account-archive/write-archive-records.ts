import type { Archive } from '@glossa/formats/archive/open-archive';
import { readRecords } from '@glossa/formats/archive/read-records';

import { textOf, type CheckedArchive } from './check-archive.ts';
import type { ArchiveRun } from './archive-run.ts';
import type { ImportDeps, ImportRun } from './import-run.ts';
import { allKinds, recordsName } from './kinds/all-kinds.ts';
import { countAdded } from './run-queries.ts';

/** Records per transaction. */
const batch = 1000;

/**
 * Writes all records of a checked archive into an account, one transaction per batch. Skips existing records, so a run
 * can resume after a killed one, and an archive can be imported twice.
 */
export async function writeRecords(
  deps: ImportDeps,
  run: ArchiveRun,
  { archive, checked, isFresh }: { archive: Archive; checked: CheckedArchive; isFresh: boolean },
): Promise<void> {
  const { archiveId, learnerId, signal } = run;
  const target: ImportRun = {
    archiveId,
    learnerId,
    signal,
    deps,
    isFresh,
    commit: (kind, work) =>
      run.commit(async (tx) => {
        const added = await work(tx);
        if (added > 0) await countAdded(tx, archiveId, kind, added);
      }),
    texts: new Map(),
    covers: new Map(),
    videos: new Map(),
    tracks: new Map(),
    twins: checked.twins,
    bytes: (name) => archive.read(name),
    content: (name) => textOf(name, archive.read(name)),
    media: (name) => (name === null ? undefined : checked.media.get(name)),
  };
  const total = Object.values(archive.manifest.counts).reduce((sum, count) => sum + count, 1);
  let done = 0;
  for (const kind of allKinds) {
    const name = recordsName(kind);
    if (!archive.file(name)) continue;
    let some: unknown[] = [];
    const write = async () => {
      await kind.write(some, target);
      done += some.length;
      some = [];
      run.progress(50 + (done / total) * 49);
    };
    for await (const record of readRecords(name, archive.read(name), kind.schema)) {
      some.push(record);
      if (some.length === (kind.batch ?? batch)) await write();
    }
    if (some.length > 0) await write();
  }
}
