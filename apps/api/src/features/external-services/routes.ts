import * as contract from '@glossa/contract/external-services';

import { route } from '#http/route.ts';
import { listServices, saveService, tryService, turnOffService, type AdminServiceDeps } from './service.ts';

export const externalServiceRoutes = (deps: AdminServiceDeps) => [
  route(contract.listServices, () => listServices(deps)),
  route(contract.saveService, ({ params, body, user }) => saveService(deps, user, params.service, body)),
  route(contract.turnOffService, ({ params, user }) => turnOffService(deps, user, params.service)),
  route(contract.testService, ({ params, body, response }) => {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    return tryService(deps, params.service, body, disconnected.signal);
  }),
];
