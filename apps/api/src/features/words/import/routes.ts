import { exportTypes } from '@glossa/contract/word-export';
import * as contract from '@glossa/contract/word-import';

import type { Deps } from '#deps.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { addUpload, findReport, previewImport, readRejectedLines, startImport } from './service.ts';

export const importRoutes = (deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'log'>): Route[] => [
  route(contract.uploadWords, ({ body, files, user }) =>
    addUpload(deps, user.id, { file: files.file, language: body.language }),
  ),
  route(contract.previewImport, ({ params, body, user }) =>
    previewImport(deps, user.id, { id: params.id, settings: body }),
  ),
  route(contract.startImport, async ({ params, body, user }) => ({
    task: await startImport(deps, user.id, { id: params.id, settings: body }),
  })),
  route(contract.getImport, ({ params, user }) => findReport(deps, { id: params.id, learnerId: user.id })),
  route(contract.getRefusedLines, async ({ params, user }) => {
    const content = await readRejectedLines(deps, { id: params.id, learnerId: user.id });
    return new FileResponse({ name: 'refused-lines.csv', type: exportTypes.csv, content });
  }),
];
