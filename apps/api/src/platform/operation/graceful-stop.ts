import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two checks for connections that have become idle. */
const checkInterval = 50;

/**
 * Returns a function for a graceful shutdown. It keeps serving for `delay` milliseconds but closes each connection
 * after its response, so that proxies open new ones elsewhere; then it accepts no more connections and waits up to
 * `timeout` milliseconds for running requests. Resolves with the number of requests it cut off.
 */
export function prepareGracefulStop(
  server: Server,
): (wait: { delay: number; timeout: number }) => Promise<number> {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    if (isStopping) endConnection(response);
  });
  return async ({ delay, timeout }) => {
    isStopping = true;
    openResponses.forEach(endConnection);
    await pause(delay);
    const idleTimer = setInterval(() => server.closeIdleConnections(), checkInterval);
    let cutOff = 0;
    const deadline = setTimeout(() => {
      cutOff = openResponses.size;
      server.closeAllConnections();
    }, timeout);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(idleTimer);
    clearTimeout(deadline);
    return cutOff;
  };
}
