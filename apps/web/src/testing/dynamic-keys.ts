/**
 * Patterns (`namespace:key`) for keys of interface strings that are built at run time, each with the code that builds
 * them. All other keys must appear literally in the sources.
 */
export const dynamicKeys: readonly RegExp[] = [
  // lib/i18n/error-text.ts: the server's error code.
  /^errors:/,
  // Only the server uses these: apps/api/src/features/reminders.
  /^mails:/,
  // lib/i18n/validation-text.ts: the contract's message key.
  /^validation:/,
  // app/errors/status-page.tsx
  /^common:status_page\.\d+\./,
  // domain/difficulty
  /^common:difficulty\./,
  // features/languages and features/settings: reading levels; features/reading: the first steps.
  /^languages:(level\.(beginner|intermediate|advanced)|hints\.(touch|mark|turn))$/,
  // features/developers: limits, callers, sections of the guide and example languages.
  /^developers:(limits|callers|guide|example\.(ways|about))\./,
  // domain/companion/companion-site.ts and features/test-pages: why a site did not respond, and the steps of a test.
  /^companion:(failure|test\.steps)\./,
  // app/navigation.ts: link labels.
  /^navigation:[a-z_]+$/,
  // app/layout/user-card.tsx
  /^navigation:card\./,
  // app/layout/appearance.tsx
  /^navigation:theme\./,
  // app/offline/sent-changes-dialog.tsx: outcomes of a change.
  /^offline:outcomes\./,
  // features/practice: the four ratings, and where a word was encountered.
  /^practice:(ratings\.\d$|source\.)/,
  // domain/words/in-text/explanation.tsx: kinds of explanations.
  /^reader:explanation\.kinds\./,
  // features/settings/components/shortcuts-section.tsx: names of the reader's shortcuts.
  /^reader:keys\./,
  // features/settings/components/tokens-section.tsx
  /^settings:tokens\.scope(_help)?\./,
  // features/watching and the settings: names of the player's shortcuts, why playback fails, what a card contains.
  /^watch:(keys|problems|card\.saved)\./,
  // features/reading/components/tap-along.tsx: whether the times are saved.
  /^listening:kept\./,
  // domain/annotations: kinds and colors.
  /^annotations:(kinds|plural|colors|deleted|set)\./,
  // domain/annotations/annotation-card.tsx: one of two, depending on whether there is a note.
  /^annotations:(add_note|edit|actions\.(add_note|edit)|empty_help|nothing_found)$/,
  // features/help: questions, topics, links, steps and guides.
  /^help:(questions|topics|go|steps|guides)\./,
  // domain/saved and features/saved: kinds, and whether there is a note.
  /^saved:(kinds|plural|save|done)\.|^saved:(actions\.)?(add|edit)_note$/,
  // features/external-services: texts of each service, and what can be wrong.
  /^services:(names|about|privacy|limit|problems)\.|^services:form\.(characters|requests)$/,
  // features/subscriptions: features and plans.
  /^subscription:(features|for|included)\./,
  // features/words and features/mindmap: names of their shortcuts.
  /^(words|mindmap):keys\./,
  // features/mindmap: kinds of connections, reasons for suggestions and rejections, parts of speech.
  /^mindmap:(kinds|groups|reasons|filters\.parts|import\.reasons)\./,
  // features/search: kinds of results.
  /^search:(groups|all)\./,
  // features/tags: colors, uses, sort orders.
  /^tags:(colors|filters\.(types|sort))\./,
  // features/settings/components/password-section.tsx
  /^settings:password\.rule\./,
  // features/settings/components/data-import.tsx: what an archive contains.
  /^settings:data\.counts\./,
  // features/settings/components/storage-section.tsx: what takes up space.
  /^settings:storage\.kinds\./,
  // features/words/transfer: file types, columns, levels, reasons.
  /^transfer:(steps|kind|field|counts|refusal|duplicates|scale|level|report|format|status)\./,
  // features/subtitles: problems of a cue, and the two tracks.
  /^subtitles:(cue\.problems\.|tracks\.(main|second)_)/,
  // lib/shortcuts/use-list-keys.ts: names of a list's shortcuts.
  /^(texts|videos|catalogue|ebooks|pricing):keys\./,
  // features/texts: moves, and the progress of an upload.
  /^texts:(moves|sending)\./,
  // features/videos: moves, shelves, sort orders, processing stages, categories, qualities.
  /^videos:(moves|empty\.hint|filters\.sort|stage|sending|categories|quality)\./,
  // features/catalog-videos: statuses, columns, sort orders, actions and their outcomes, origins of subtitles.
  /^catalogue:(status|columns|order|filters\.(free|paid)|actions|outcome|subtitles|fields)\b/,
  // features/notifications: texts of notifications, and the tabs of the page.
  /^notifications:(titles|messages|shown|nothing)\./,
  // features/tasks: types, statuses and results of tasks.
  /^tasks:(types|statuses|results|revoke|retry|revoked|retried)/,
  // features/learners: columns, states, permissions, levels, actions and their outcomes, fields, reasons.
  /^learners:(columns|states|roles|types|levels|order|keys|actions|bulk|outcome|fields|refusals|add\.(ways|invited|done)|import\.(would|did|done|so_far)|error_(updating|deleting)|end_sessions\.message|deactivate\.message|count(_more)?)\b/,
  // Milestones and goals, in notifications and on the progress page.
  /^achievements:(milestones|goals)\./,
  // domain/progress: periods and measures of goals.
  /^goals:(periods|each|measures)\./,
  // features/journal: filters, totals, activities, and why there are no entries.
  /^journal:(periods|dates|activities|totals|types|entry|empty)\./,
  // features/reports: options, and names of statistics.
  /^reports:(kinds|titles|periods|units|figures|kinds_of_time|goal_periods|levels)\./,
  // features/progress: today's activities, and strong and weak areas.
  /^progress:(today\.|areas\.(strong|weak)$)/,
  // features/dashboard: periods, ranges and kinds of the charts, and the first steps.
  /^dashboard:(learning\.(periods|spans|points|total|unique)|weekly\.|steps\.)/,
  // features/shop and domain/money: types, filters, sort orders and how hard a text would be.
  /^shop:(type|types|category|sort|share)\./,
  /^shop:filters\.(free|paid)$/,
  // features/checkout: test cards, and why a card was declined.
  /^checkout:(test\.(good|declined|authenticate)$|failure\.)/,
  // features/orders and features/admin-orders: filters, statuses, who made a request, and what was done.
  /^orders:(statuses|types|sorts|methods|admin\.(columns|origins|payment_status|providers|refund_status))\./,
  // features/purchases and domain/purchases: types, filters, sort orders, and why an offline copy cannot be opened.
  /^purchases:(type|types|status|sort|purchased\.sort|access_ended|offline\.problem)\./,
  // features/ebooks: kinds, statuses, columns, sort orders, outcomes of actions, and the progress of an upload.
  /^ebooks:(kind|status|columns|order|outcome|sending)\./,
  // features/pricing: tabs, columns, statuses, actions, levels, kinds and states.
  /^pricing:(tabs|columns|statuses|types|actions|drm\.(levels\.|level_help\.|allow)|tiers\.types|coupons\.(kinds|states))/,
  // features/notifications: orders, plans and purchases.
  /^notifications:shop\./,
  // features/metrics: periods, units, names of metrics and columns.
  /^metrics:(periods|units|figures|work|storage)\./,
  // features/audit: actions and their targets, and field names as the server recorded them.
  /^audit:(actions|field_names|imports|kinds|things|sentences|settings|spans)\./,
  // features/security-log: what happened, why it failed, and what was exported.
  /^security:log\.(kinds|outcomes|reasons|subjects)\./,
  // features/auth: what an emailed link confirms, and the result.
  /^email:page\.(verify|new_address|old_address|verified|changed|waiting)$/,
  // features/tasks: names of queues and columns.
  /^tasks:queues\.(names|notes|columns)\./,
  // features/test-pages: payment providers and test cards.
  /^tests:(config|payment\.card)\./,
  // features/dictionaries: states of installations, and why they failed.
  /^dictionaries:(installations\.(waiting|downloading|installing)|problems\.)/,
];
