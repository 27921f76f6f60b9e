import { importLearners } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { failImport, runImport, type ImportDeps } from './run-import.ts';

export const importLearnersHandler = (deps: ImportDeps): JobHandler =>
  defineHandler(importLearners, async ({ importId }, { isLastAttempt }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskStoppedError) return;
      if (isLastAttempt) await failImport(deps.db, importId);
      throw error;
    }
  });
