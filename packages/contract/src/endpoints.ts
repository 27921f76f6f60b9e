import * as accessTokens from './access-tokens.ts';
import * as accountArchive from './account-archive.ts';
import * as activity from './activity.ts';
import * as adminDictionaries from './admin-dictionaries.ts';
import * as adminOrders from './admin-orders.ts';
import * as annotations from './annotations.ts';
import * as audit from './audit.ts';
import * as audioTracks from './audio-tracks.ts';
import * as auth from './auth.ts';
import * as bulkEbooks from './bulk-ebooks.ts';
import * as bulkLearners from './bulk-learners.ts';
import * as bulkWords from './bulk-words.ts';
import * as catalogVideos from './catalog-videos.ts';
import * as companion from './companion.ts';
import * as contentPricing from './content-pricing.ts';
import * as dashboard from './dashboard.ts';
import * as devices from './devices.ts';
import * as dictionaryOrder from './dictionary-order.ts';
import * as dictionaries from './dictionaries.ts';
import * as ebooks from './ebooks.ts';
import * as emailAddress from './email-address.ts';
import * as encounters from './encounters.ts';
import type { Endpoint } from './endpoint.ts';
import * as externalServices from './external-services.ts';
import * as families from './families.ts';
import * as glosses from './glosses.ts';
import * as goals from './goals.ts';
import * as imports from './imports.ts';
import * as insights from './insights.ts';
import * as journal from './journal.ts';
import * as languageModel from './language-model.ts';
import * as languages from './languages.ts';
import * as learnerImport from './learner-import.ts';
import * as learners from './learners.ts';
import * as listening from './listening.ts';
import * as marketplace from './marketplace.ts';
import * as metrics from './metrics.ts';
import * as mindmapEntries from './mindmap-entries.ts';
import * as mindmapFiles from './mindmap-files.ts';
import * as mindmap from './mindmap.ts';
import * as notifications from './notifications.ts';
import * as orderQuote from './order-quote.ts';
import * as orders from './orders.ts';
import * as outbox from './outbox.ts';
import * as payments from './payments.ts';
import * as personalData from './personal-data.ts';
import * as practice from './practice.ts';
import * as pricingTiers from './pricing-tiers.ts';
import * as progress from './progress.ts';
import * as purchases from './purchases.ts';
import * as queues from './queues.ts';
import * as reading from './reading.ts';
import * as readings from './readings.ts';
import * as referenceSites from './reference-sites.ts';
import * as saved from './saved.ts';
import * as reports from './reports.ts';
import * as schema from './schema.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as securityLog from './security-log.ts';
import * as sentenceCards from './sentence-cards.ts';
import * as sentenceTimes from './sentence-times.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as shop from './shop.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as speech from './speech.ts';
import * as starterTexts from './starter-texts.ts';
import * as storage from './storage.ts';
import * as subscriptions from './subscriptions.ts';
import * as taskLists from './task-lists.ts';
import * as shopSettings from './shop-settings.ts';
import * as subtitles from './subtitles.ts';
import * as tags from './tags.ts';
import * as tasks from './tasks.ts';
import * as textCovers from './text-covers.ts';
import * as textPlaces from './text-places.ts';
import * as textUpload from './text-upload.ts';
import * as texts from './texts.ts';
import * as translation from './translation.ts';
import * as videoPlaces from './video-places.ts';
import * as videos from './videos.ts';
import * as videoUpload from './video-upload.ts';
import * as watching from './watching.ts';
import * as wordChanges from './word-changes.ts';
import * as wordExport from './word-export.ts';
import * as wordImages from './word-images.ts';
import * as wordImport from './word-import.ts';
import * as wordLists from './word-lists.ts';
import * as wordStats from './word-stats.ts';
import * as wordSync from './word-sync.ts';
import * as words from './words.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'statuses' in value;

/** All endpoints of the API, by export name. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    accessTokens,
    accountArchive,
    activity,
    adminDictionaries,
    adminOrders,
    annotations,
    audit,
    audioTracks,
    auth,
    bulkEbooks,
    bulkLearners,
    bulkWords,
    catalogVideos,
    companion,
    contentPricing,
    dashboard,
    devices,
    dictionaries,
    dictionaryOrder,
    ebooks,
    emailAddress,
    encounters,
    externalServices,
    families,
    glosses,
    goals,
    imports,
    insights,
    journal,
    languageModel,
    languages,
    learnerImport,
    learners,
    listening,
    marketplace,
    mindmap,
    metrics,
    mindmapEntries,
    mindmapFiles,
    notifications,
    orderQuote,
    orders,
    outbox,
    payments,
    practice,
    pricingTiers,
    progress,
    personalData,
    purchases,
    queues,
    reading,
    readings,
    referenceSites,
    saved,
    reports,
    schema,
    search,
    secondFactor,
    securityLog,
    sentenceCards,
    sentenceTimes,
    sessions,
    settings,
    shopSettings,
    shop,
    singleSignOn,
    speech,
    starterTexts,
    storage,
    subscriptions,
    taskLists,
    subtitles,
    tags,
    tasks,
    textCovers,
    textPlaces,
    texts,
    textUpload,
    translation,
    videoPlaces,
    videos,
    videoUpload,
    watching,
    wordChanges,
    wordExport,
    wordImages,
    wordImport,
    wordLists,
    words,
    wordStats,
    wordSync,
  ]
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);
