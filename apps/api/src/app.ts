import path from 'node:path';

import { uploadAccountArchive } from '@glossa/contract/account-archive';
import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { createVideo } from '@glossa/contract/video-upload';
import express, { type Express, type RequestHandler } from 'express';

import type { Deps } from './deps.ts';
import { accountArchiveRoutes, archiveHandler } from './features/account-archive/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { annotationRoutes } from './features/annotations/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { presentSignInOptions } from './features/auth/single-sign-on/service.ts';
import { catalogVideoRoutes } from './features/catalog-videos/routes.ts';
import { companionRoutes } from './features/companion/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { dictionaryRoutes } from './features/dictionaries/routes.ts';
import { ebookRoutes } from './features/ebooks/routes.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { journalRoutes } from './features/journal/routes.ts';
import { externalServiceRoutes } from './features/external-services/routes.ts';
import { languageModelRoutes } from './features/language-model/routes.ts';
import { languageRoutes } from './features/languages/routes.ts';
import { learnerRoutes } from './features/learners/routes.ts';
import { metricRoutes } from './features/metrics/routes.ts';
import { mindmapRoutes } from './features/mindmap/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { purchaseCopyHandler } from './features/purchases/downloads/media.ts';
import { purchasedAudioHandler } from './features/purchases/listening/media.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { purchaseRoutes } from './features/purchases/routes.ts';
import { referenceRoutes } from './features/references/routes.ts';
import { oneClickHandler, reminderRoutes } from './features/reminders/routes.ts';
import { savedRoutes } from './features/saved/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { schemaRoutes } from './features/schema/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { securityLogRoutes } from './features/security-log/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { trackHandler } from './features/ebooks/tracks/media.ts';
import { productCoverHandler } from './features/shop/media.ts';
import { describeProduct } from './features/shop/describe-product.ts';
import { productSampleHandler } from './features/shop/samples/media.ts';
import { shopRoutes } from './features/shop/routes.ts';
import { sitemap } from './features/shop/sitemap.ts';
import { speechRoutes } from './features/speech/routes.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { tagRoutes } from './features/tags/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { textCoverHandler } from './features/texts/covers/serve-cover.ts';
import { textRecordingHandler } from './features/texts/serve-recording.ts';
import { textRoutes } from './features/texts/routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { videoMediaHandler } from './features/videos/media.ts';
import { videoRoutes } from './features/videos/routes.ts';
import { uploadRoutes } from './features/videos/upload/tus-routes.ts';
import { watchingRoutes } from './features/watching/routes.ts';
import { wordImageHandler } from './features/words/images/serve-image.ts';
import { wordRoutes } from './features/words/routes.ts';
import { addMissingWords, saveWord } from './features/words/service.ts';
import { wordStatRoutes } from './features/words/stats/routes.ts';
import { createPageDescriber } from './http/describe-page.ts';
import { errorHandler } from './http/errors.ts';
import { requireKnownHost } from './http/require-known-host.ts';
import { requireSecondFactor } from './http/require-second-factor.ts';
import { inlineScripts } from './http/inline-scripts.ts';
import { mount } from './http/mount.ts';
import { robots } from './http/robots.ts';
import { logUser, requestLog } from './http/request-log.ts';
import type { FileLimit } from './http/receive-upload.ts';
import type { Route } from './http/route.ts';
import { apiHeaders, pageHeaders } from './http/security-headers.ts';
import { sessions } from './http/sessions.ts';
import { trackOrigin } from './http/track-origin.ts';
import { createUploadTurns } from './http/upload-turns.ts';
import { webFiles } from './http/web-files.ts';
import { healthRoutes } from './platform/operation/health/health-routes.ts';
import { monitorReadiness, type Readiness } from './platform/operation/health/readiness.ts';

/** Returns every route of the API. */
export const allRoutes = (deps: Deps): Route[] => [
  ...accountArchiveRoutes(deps),
  ...activityRoutes(deps),
  ...annotationRoutes(deps),
  ...auditRoutes(deps),
  ...authRoutes(deps),
  ...catalogVideoRoutes(deps),
  ...companionRoutes(deps),
  ...dashboardRoutes(deps),
  ...dictionaryRoutes(deps),
  ...ebookRoutes(deps),
  ...goalRoutes(deps),
  ...importRoutes(deps),
  ...journalRoutes(deps),
  ...externalServiceRoutes(deps),
  ...languageModelRoutes(deps),
  ...languageRoutes(),
  ...learnerRoutes(deps),
  ...metricRoutes(deps),
  ...mindmapRoutes({
    ...deps,
    words: {
      save: (db, learnerId, body) => saveWord({ ...deps, db }, learnerId, body),
      addMissing: addMissingWords,
    },
  }),
  ...notificationRoutes(deps),
  ...orderRoutes(deps),
  ...outboxRoutes(deps),
  ...paymentRoutes(deps),
  ...practiceRoutes(deps),
  ...pricingRoutes(deps),
  ...progressRoutes(deps),
  ...personalDataRoutes(deps),
  ...purchaseRoutes(deps),
  ...referenceRoutes(deps),
  ...reminderRoutes(deps),
  ...savedRoutes(deps),
  ...reportRoutes(deps),
  ...schemaRoutes(),
  ...searchRoutes(deps),
  ...securityLogRoutes(deps),
  ...settingsRoutes(deps),
  ...shopRoutes(deps),
  ...speechRoutes(deps),
  ...storageRoutes(deps),
  ...subscriptionRoutes(deps),
  ...tagRoutes(deps),
  ...taskRoutes(deps),
  ...textRoutes(deps),
  ...translationRoutes(deps),
  ...videoRoutes(deps),
  ...watchingRoutes(deps),
  ...wordRoutes(deps),
  ...wordStatRoutes(deps),
];

interface AppOptions {
  /** Validates results and failures against the contract (in tests and development). */
  strict?: boolean;
  readiness?: Pick<Readiness, 'report'>;
  /** Middleware that counts each request for the metrics. */
  countRequests?: RequestHandler | undefined;
}

/** Builds the HTTP server without listening. */
export function createApp(
  deps: Deps,
  {
    strict = !deps.config.production,
    readiness = monitorReadiness(deps, 'api'),
    countRequests,
  }: AppOptions = {},
): Express {
  const { config, db, sessionCache, log, limits } = deps;
  const csrf = { secret: config.secret, secure: config.secure, origins: [config.publicUrl] };
  const session = sessions({ db, cache: sessionCache, secret: config.secret, secure: config.secure });
  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', config.trustProxy)
    .set('query parser', 'simple');
  // Set these headers first, so that errors from the middleware below have them, too.
  app.use(apiHeaders({ secure: config.secure }));
  app.use(healthRoutes(readiness));
  if (countRequests) app.use(countRequests);
  app.use(requestLog(log));
  app.use(requireKnownHost(config));
  app.use(trackOrigin);
  app.use(['/api', '/media'], session, logUser);
  const { secondFactor } = config;
  app.use('/media', requireSecondFactor(secondFactor));
  app.get('/media/texts/:id/audio', textRecordingHandler(deps));
  app.get('/media/texts/:id/cover', textCoverHandler(deps));
  app.get('/media/words/:id/image', wordImageHandler(deps));
  const videoMedia = { ...deps, secret: config.secret, accelPrefix: config.video.accelPrefix };
  app.get('/media/videos/:id/file', videoMediaHandler('file', videoMedia));
  app.get('/media/videos/:id/poster', videoMediaHandler('poster', videoMedia));
  app.get('/media/products/:id/cover', productCoverHandler(deps));
  app.get('/media/products/:id/sample', productSampleHandler(deps));
  app.get('/media/products/:id/tracks/:track', trackHandler(deps));
  app.get('/media/purchases/:id/sound/:what', purchasedAudioHandler(deps));
  app.get('/media/purchases/:grant/:file/:name', purchaseCopyHandler(deps));
  app.get('/media/archives/:id/file', archiveHandler({ ...deps, accelPrefix: config.video.accelPrefix }));
  const { dataDir, video } = config;
  const maxBytes = { video: video.maxBytes, archive: config.maxArchiveBytes };
  const turns = createUploadTurns();
  app.use(uploadRoutes({ db, limits, csrf, secondFactor, config, maxBytes, turns }));
  const uploads = {
    quota: { db, config },
    turns,
    draftFolder: path.join(dataDir, 'drafts'),
    fileLimits: new Map<Endpoint, FileLimit>([
      [createVideo, { bytes: video.maxBytes, code: 'video_file_too_large' }],
      [
        uploadAccountArchive,
        {
          bytes: Math.min(uploadAccountArchive.fileLimit, config.maxArchiveBytes),
          code: 'archive_too_large',
        },
      ],
    ]),
  };
  app.use(mount(allRoutes(deps), { db, limits, csrf, secondFactor, strict, uploads }));
  app.use('/api', () => fail('route_not_found'));
  app.post('/unsubscribe', oneClickHandler(deps));
  const stripe = config.payments?.provider === 'stripe';
  const { secure, companion, webDir } = config;
  const scripts = inlineScripts(webDir);
  app.use(pageHeaders({ secure, usesStripe: stripe, companion: companion?.origin, scripts }));
  const { publicUrl } = config;
  app.get('/robots.txt', robots(publicUrl));
  app.get(['/sitemap.xml', '/sitemap-:number.xml'], sitemap({ db, limits, publicUrl }));
  const describePage = createPageDescriber({
    publicUrl,
    describeProduct: (id) => describeProduct({ db, publicUrl }, id),
    log,
  });
  app.use(webFiles(config, { describePage, signInOptions: presentSignInOptions(config) }));
  app.use(() => fail('route_not_found'));
  app.use(errorHandler(log));
  return app;
}
