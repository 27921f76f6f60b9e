/**
 * Dictionary keys that are put together at run time, as patterns of `namespace:key`, each with where.
 * All other keys must stand in the sources as they are.
 */
export const dynamicKeys: readonly RegExp[] = [
  // lib/i18n/error-text.ts: the server's error code.
  /^errors:/,
  // The server's own: apps/api/src/features/reminders.
  /^mails:/,
  // lib/i18n/validation-text.ts: the key of the contract's sentence.
  /^validation:/,
  // app/errors/status-page.tsx
  /^common:status_page\.\d+\./,
  // lib/difficulty.
  /^common:difficulty\./,
  // features/languages and features/settings: how well a language is read; features/reader: the first steps.
  /^languages:(level\.(beginner|intermediate|advanced)|hints\.(touch|mark|turn))$/,
  // features/developers: limits, callers and ways to call.
  /^developers:(limits|callers|example\.(ways|about))\./,
  // lib/companion/failure-text.ts and features/test-pages: why a site did not answer, and the steps of a test.
  /^companion:(failure|test\.steps)\./,
  // app/navigation.ts: labels of rows.
  /^navigation:[a-z_]+$/,
  // app/layout/user-card.tsx
  /^navigation:card\./,
  // app/layout/appearance.tsx
  /^navigation:theme\./,
  // app/offline/sent-dialog.tsx: what became of a change.
  /^offline:outcomes\./,
  // features/practice: names of the four ratings, and where a word was met.
  /^practice:(ratings\.\d$|source\.)/,
  // features/settings/components/shortcuts-section.tsx: names of the reader's keys.
  /^reader:keys\./,
  // features/watch and the settings: names of the keys of a video, why it cannot be played, what a card holds.
  /^watch:(keys|problems|card\.saved)\./,
  // features/reader/components/tap-screen.tsx: whether the times are saved.
  /^listening:kept\./,
  // lib/annotations: kinds and colours.
  /^annotations:(kinds|plural|colors|deleted|set)\./,
  // lib/annotations/annotation-card.tsx: one of two, by whether there is a note.
  /^annotations:(add_note|edit|actions\.(add_note|edit)|empty_help|nothing_found)$/,
  // features/help: questions, topics, places and steps.
  /^help:(questions|topics|go|steps)\./,
  // lib/saved and features/saved: kinds, and whether there is a note.
  /^saved:(kinds|plural|save|done)\.|^saved:(actions\.)?(add|edit)_note$/,
  // features/subscription/pages/upgrade-page.tsx
  /^subscription:(features|for|included)\./,
  // features/words and features/mindmap: names of their keys.
  /^(words|mindmap):keys\./,
  // features/mindmap: kinds of connections, reasons of suggestions and refusals, parts of speech.
  /^mindmap:(kinds|groups|reasons|filters\.parts|import\.reasons)\./,
  // features/search: kinds of what is found.
  /^search:(groups|all)\./,
  // features/tags: colours, what they are used for, orders.
  /^tags:(colors|filters\.(types|sort))\./,
  // features/settings/components/password-rules.tsx
  /^settings:password\.rule\./,
  // features/settings/components/archive-counts.tsx: what is counted of an archive.
  /^settings:data\.counts\./,
  // features/transfer: kinds of files, columns, levels, reasons.
  /^transfer:(steps|kind|field|counts|refusal|duplicates|scale|level|report|format|status)\./,
  // features/subtitles: what is wrong with a cue, and the two tracks.
  /^subtitles:(cue\.problems\.|tracks\.(main|second)_)/,
  // features/videos: moves, shelves, orders, stages of processing, categories, qualities.
  /^videos:(moves|empty\.hint|filters\.sort|stage|sending|categories|quality)\./,
  // features/catalogue-videos: statuses, columns, orders, actions and their outcomes, origins of subtitles.
  /^catalogue:(status|columns|order|filters\.(free|paid)|actions|outcome|subtitles|fields)\b/,
  // features/notifications/notification-text.ts and the tabs of its page.
  /^notifications:(titles|messages|shown|nothing)\./,
  // features/tasks: kinds, states and results of tasks.
  /^tasks:(types|statuses|results|revoke|retry|revoked|retried)/,
  // features/learners: columns, states, rights, levels, actions and their outcomes, fields, reasons.
  /^learners:(columns|states|roles|types|levels|order|keys|actions|bulk|outcome|fields|refusals|add\.(ways|invited|done)|import\.(would|did|done|so_far)|error_(updating|deleting)|end_sessions\.message|deactivate\.message|count(_more)?)\b/,
  // The milestones and goals of a notification, and of the progress.
  /^achievements:(milestones|goals)\./,
  // lib/progress: periods and measures of goals.
  /^goals:(periods|each|measures)\./,
  // features/journal: choices, totals, what was done, and why there is nothing.
  /^journal:(periods|dates|activities|totals|types|entry|empty)\./,
  // features/reports: choices, and names of figures.
  /^reports:(kinds|titles|periods|units|figures|kinds_of_time|goal_periods|levels)\./,
  // features/progress: what was done today, and the two sides of areas.
  /^progress:(today\.|areas\.(strong|weak)$)/,
  // features/dashboard: periods, spans and kinds of the charts, and the first steps.
  /^dashboard:(learning\.(periods|spans|points|total|unique)|weekly\.|steps\.)/,
  // features/shop, lib/money and lib/ratings: kinds, choices, orders and how hard a text would be.
  /^shop:(type|types|category|sort|share)\./,
  /^shop:filters\.(free|paid)$/,
  // features/checkout: test cards, and why a card was declined.
  /^checkout:(test\.(good|declined|authenticate)$|failure\.)/,
  // features/orders and features/admin-orders: choices, states, who asked, and what was done.
  /^orders:(statuses|types|sorts|methods|admin\.(columns|origins|payment_status|providers|refund_status))\./,
  // features/purchases and lib/purchases: kinds, choices, orders, and why a kept text cannot be opened.
  /^purchases:(type|types|status|sort|purchased\.sort|access_ended|offline\.problem)\./,
  // features/ebooks: kinds, statuses, columns, orders and outcomes of actions.
  /^ebooks:(kind|status|columns|order|outcome)\./,
  // features/pricing: tabs, columns, statuses, actions, levels, kinds and states.
  /^pricing:(tabs|columns|statuses|types|actions|drm\.(levels\.|level_help\.|allow)|tiers\.types|coupons\.(kinds|states))/,
  // features/notifications: what is told of orders, plans and purchases.
  /^notifications:shop\./,
  // features/metrics: periods, units, names of figures and columns.
  /^metrics:(periods|units|figures|work|storage)\./,
  // features/audit: who did what to what, and names of fields as the server wrote them.
  /^audit:(actions|field_names|imports|kinds|things|sentences|settings|spans)\./,
  // features/tasks: names of queues and columns.
  /^tasks:queues\.(names|notes|columns)\./,
  // features/test-pages: who takes payments, and test cards.
  /^tests:(config|payment\.card)\./,
];
