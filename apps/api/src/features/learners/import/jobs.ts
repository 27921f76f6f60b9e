import { importLearners } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import { TaskStopped } from '#domain/tasks/task-stopped.ts';
import { failImport, runImport, type ImportDeps } from './run-import.ts';

export const importLearnersHandler = (deps: ImportDeps): JobHandler =>
  handles(importLearners, async ({ importId }, { last }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskStopped) return;
      if (last) await failImport(deps.db, importId);
      throw error;
    }
  });
