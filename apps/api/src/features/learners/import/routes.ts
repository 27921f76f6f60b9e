import { failFields } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/learner-import';
import { messages } from '@glossa/contract/messages';

import type { Deps } from '#deps.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { writeRejectedTable } from './write-rejected-table.ts';
import * as service from './service.ts';

/** Routes for importing lists of learners. */
export const learnerImportRoutes = (deps: Pick<Deps, 'db' | 'sealed' | 'jobs' | 'config'>): Route[] => [
  route(contract.uploadRoster, ({ files: { file }, user }) => {
    if (!file) return failFields({ file: [messages.file_required] });
    return service.uploadList(deps, user.id, file);
  }),
  route(contract.previewRoster, ({ params: { id }, body: settings, user }) =>
    service.previewImport(deps, user.id, { id, settings }),
  ),
  route(contract.startRoster, async ({ params: { id }, body: settings, user }) => ({
    task: await service.startImport(deps, user, { id, settings }),
  })),
  route(contract.getRoster, ({ params, user }) => service.getReport(deps.db, user.id, params.id)),
  route(contract.getRefusedLearners, async ({ params, user }) => {
    const lines = await service.listRejected(deps.db, user.id, params.id);
    return new FileResponse({
      name: 'refused-learners.csv',
      type: 'text/csv; charset=utf-8',
      content: (async function* () {
        yield* writeRejectedTable(lines);
      })(),
    });
  }),
];
