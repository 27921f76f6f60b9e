import { existsSync } from 'node:fs';
import path from 'node:path';

import { fail } from '@glossa/contract/failure';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

import { localesFolder } from '#paths.ts';
import { isDecodable } from './clean-input.ts';
import { webPage } from './web-page.ts';

/**
 * Serves the translations below /locales, the legal texts below /legal, and the built web app: files with a hash in
 * their name as immutable, everything else with revalidation, unknown paths with the app's page. A file in
 * `dataDir/legal` overrides ours of the same name.
 */
export function webFiles(
  { webDir, dataDir }: { webDir: string | undefined; dataDir: string },
  page: Parameters<typeof webPage>[1],
): Router {
  const router = Router();
  router.use((request, _response, next) => {
    // The static handler would respond in plain text.
    if (!isDecodable(request.path)) fail('invalid_request', { detail: 'The URL is malformed' });
    next();
  });
  router.use('/locales', expressStaticGzip(localesFolder, { index: false }));
  router.use('/legal', expressStaticGzip(path.join(dataDir, 'legal'), { index: false }));
  if (!webDir || !existsSync(webDir)) return router;
  router.use(
    '/assets',
    expressStaticGzip(path.join(webDir, 'assets'), {
      index: false,
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      serveStatic: { immutable: true, maxAge: '1y' },
    }),
  );
  // A cached old service worker or manifest would keep serving an old app.
  router.use(['/service-worker.js', '/manifest.webmanifest'], (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(expressStaticGzip(webDir, { index: false, enableBrotli: true, orderPreference: ['br', 'gz'] }));
  router.use(['/assets', '/locales', '/legal', '/media'], () => fail('route_not_found'));
  const servePage = webPage(webDir, page);
  router.get('/{*path}', (request, response, next) => {
    if (path.extname(request.path)) return next();
    return servePage(request, response, next);
  });
  return router;
}
