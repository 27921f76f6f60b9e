import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks for connections that have become idle. */
const lookingEvery = 50;

/**
 * Has a server stop without failing anybody: answers how. It goes on serving for `delay` milliseconds, but ends each
 * connection with its answer, so that proxies open new ones elsewhere; then it takes no more connections, and waits
 * `timeout` milliseconds at most for the requests that run. Answers how many it cut off.
 */
export function stoppable(server: Server): (wait: { delay: number; timeout: number }) => Promise<number> {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isStopping) endConnection(response);
  });
  return async ({ delay, timeout }) => {
    isStopping = true;
    running.forEach(endConnection);
    await pause(delay);
    const idle = setInterval(() => server.closeIdleConnections(), lookingEvery);
    let cutOff = 0;
    const late = setTimeout(() => {
      cutOff = running.size;
      server.closeAllConnections();
    }, timeout);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(idle);
    clearTimeout(late);
    return cutOff;
  };
}
