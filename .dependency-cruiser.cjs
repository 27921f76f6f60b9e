// Rules for who may import whom. An import by a package's name also resolves to that package's source. A relative path
// into another package differs from it only by its dependency type, "local".

const path = require('node:path');

const OURS = '^(apps|packages|bench)/';
const LIBRARY = 'node_modules/';

const TESTS = '[.]test[.]tsx?$|/testing/';

/** Files in `from` may import only `allowed` from the rest of our code. Tests are exempt. */
const ours = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OURS, pathNot: [from, ...allowed] },
});

/** Files in `from` may import only the `allowed` libraries. Tests are exempt. */
const libraries = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: {
    path: LIBRARY,
    pathNot: allowed.map((library) => `/node_modules/${library}/|^node_modules/${library}/`),
  },
});

/** Files in one folder of `room` may not import files from another folder of it. */
const noSibling = (name, room, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${room}/([^/]+)/` },
  to: { path: `^${room}/([^/]+)/`, pathNot: `^${room}/$1/` },
});

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from }, to });

const CONTRACT = '^packages/contract/';
const LANGUAGE = '^packages/language/';
const LOCALES = '^packages/locales/';
const DB = '^packages/db/';

/** The web app's domains, lowest first, each with the domains that it may import. All of these come before it. */
const WEB_DOMAINS = {
  activity: [],
  annotations: [],
  cart: [],
  manage: [],
  money: [],
  'offline-copies': [],
  paths: [],
  products: [],
  saved: [],
  search: [],
  session: [],
  settings: [],
  'single-sign-on': [],
  speech: [],
  storage: [],
  tasks: [],
  charts: ['settings'],
  covers: ['paths'],
  difficulty: ['search'],
  'key-bindings': ['settings'],
  'email-address': ['session'],
  'second-factor': ['session', 'single-sign-on'],
  languages: ['session'],
  progress: ['session'],
  tags: ['search'],
  companion: ['languages', 'session'],
  content: ['difficulty', 'languages', 'manage', 'money', 'search', 'session', 'tags'],
  purchases: ['languages', 'offline-copies', 'paths', 'session'],
  orders: ['covers', 'money', 'purchases'],
  player: ['purchases'],
  words: ['key-bindings', 'paths', 'saved', 'session', 'settings', 'speech', 'tags'],
  offline: ['session', 'words'],
};

const webDomain = (name) => `^apps/web/src/domain/${name}/`;

const webDomains = Object.entries(WEB_DOMAINS).map(([name, known], at, all) => {
  const lower = new Set(all.slice(0, at).map(([other]) => other));
  const wrong = known.filter((other) => !lower.has(other));
  if (wrong.length > 0) throw new Error(`WEB_DOMAINS: ${wrong.join(', ')} must come before ${name}`);
  return [webDomain(name), [name, ...known].map(webDomain)];
});

module.exports = {
  forbidden: [
    ours('contract-knows-language-only', CONTRACT, [LANGUAGE], 'The contract describes; it does no work.'),
    libraries('contract-uses-zod-only', CONTRACT, ['zod'], 'Browser and server both load the contract.'),
    ours('language-knows-nobody', LANGUAGE, [], 'Texts in, words out: no data, no network.'),
    never(
      'language-does-no-network',
      LANGUAGE,
      { path: ['^(node:)?(http|https|net|tls|dgram)$', 'node_modules/(pg|express|@prisma|bullmq|ioredis)/'] },
      'Texts in, words out: no data, no network.',
    ),
    ours('analyzer-knows-language-only', '^packages/analyzer/', [LANGUAGE], 'Dictionaries and a thread.'),
    never(
      'main-threads-load-no-dictionary',
      '^packages/analyzer/src/(?!thread)',
      { path: '^packages/analyzer/src/thread-calls[.]ts$', dependencyTypesNot: ['type-only'] },
      'What it imports takes hundreds of MB and seconds: it is for the thread.',
    ),
    ours(
      'formats-know-contract-and-language-only',
      '^packages/formats/',
      [CONTRACT, LANGUAGE],
      'Bytes in, records out: no data, no network.',
    ),
    ours('locales-know-nobody', LOCALES, [], 'Dictionaries only.'),
    ours('db-knows-types-only', DB, [CONTRACT, LANGUAGE], 'The database does not know what it is for.'),
    libraries(
      'db-uses-prisma-and-pg-only',
      DB,
      ['@prisma/[^/]+', 'pg', 'pg-copy-streams', 'uuid'],
      'Rules belong to features.',
    ),
    ours(
      'dictionaries-know-db-and-language-only',
      '^packages/dictionaries/',
      [DB, LANGUAGE],
      'Files in, look-ups out.',
    ),
    ours('jobs-know-types-only', '^packages/jobs/', [CONTRACT, LANGUAGE], 'A job is a name and a payload.'),
    ours('media-knows-nobody', '^packages/media/', [], 'Files of picture and sound only.'),
    libraries(
      'media-uses-mediabunny-only',
      '^packages/media/src/',
      ['mediabunny'],
      'The rest is done by ffmpeg.',
    ),
    ours(
      'payments-know-nobody',
      '^packages/payments/',
      [],
      'Money in and back; what for is the shop’s business.',
    ),
    libraries('payments-use-stripe-only', '^packages/payments/src/', ['stripe'], 'One library a provider.'),
    ours(
      'protection-knows-files-only',
      '^packages/protection/',
      ['^packages/(contract|formats|language|storage)/'],
      'Bytes in, bytes out: no data, no network.',
    ),
    libraries(
      'protection-uses-yazl-only',
      '^packages/protection/src/',
      ['yazl'],
      'Ciphers are those of Node.',
    ),
    ours('storage-knows-types-only', '^packages/storage/', [CONTRACT, LANGUAGE], 'Files only.'),
    {
      name: 'nothing-runs-test-code',
      comment: 'Helpers of tests do not belong into what is built.',
      severity: 'error',
      from: { path: '^(apps/(api|web)|packages)/', pathNot: `${TESTS}|vitest[.]config[.]ts$` },
      to: { path: TESTS },
    },
    never('packages-know-no-app', '^packages/', { path: '^(apps|bench)/' }, 'Packages are below the apps.'),
    never(
      'no-way-into-the-source-of-a-package',
      '^(apps|packages|bench)/([^/]+)/',
      { path: '^packages/([^/]+)/src/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
      'A package is used through its name: @glossa/<package>/<file>.',
    ),
    never(
      'http-knows-no-feature',
      '^apps/api/src/http/',
      { path: '^apps/api/src/features/' },
      'It serves all.',
    ),
    {
      name: 'api-platform-is-below',
      comment: 'It knows nothing of learning.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TESTS },
      to: { path: '^apps/api/src/(domain|features|http|cli)/' },
    },
    {
      name: 'api-domain-is-below',
      comment: 'It serves the features.',
      severity: 'error',
      from: { path: '^apps/api/src/domain/', pathNot: TESTS },
      to: { path: '^apps/api/src/(features|http|cli)/' },
    },
    {
      name: 'sql-is-in-queries-files',
      comment: 'Statements are declared and run in queries.ts; services call its functions.',
      severity: 'error',
      from: { path: '^(apps/api|packages|prisma)/', pathNot: `${TESTS}|/queries[.]ts$|^packages/db/` },
      to: { path: '^packages/db/src/statements[.]ts$' },
    },
    noSibling(
      'api-feature-knows-no-other',
      'apps/api/src/features',
      'What two features need goes into domain/, is composed in app.ts, or passes as a job.',
    ),
    never(
      'api-feature-is-composed-by-app',
      '^apps/api/src/features/',
      { path: '^apps/api/src/(app|main|worker|deps|config)[.]ts$', dependencyTypesNot: ['type-only'] },
      'Features take what they use; app.ts hands it to them.',
    ),
    ours('api-knows-packages-only', '^apps/api/', ['^packages/'], 'Apps meet over HTTP.'),
    ours(
      'web-knows-contract-only',
      '^apps/web/',
      [CONTRACT, LANGUAGE, LOCALES],
      'A browser has no database.',
    ),
    never(
      'web-ui-knows-no-data',
      '^apps/web/src/ui/',
      { path: ['^packages/', '^apps/web/src/(lib|domain|features|app)/'] },
      'A component shows what it is given.',
    ),
    libraries(
      'web-ui-uses-mantine-only',
      '^apps/web/src/ui/',
      [
        '@mantine/[^/]+',
        '@tabler/icons-react',
        'i18next',
        'react',
        'react-dom',
        'react-i18next',
        'react-router-dom',
        'zustand',
      ],
      'The design system is Mantine with our theme.',
    ),
    never(
      'web-lib-is-below',
      '^apps/web/src/lib/',
      { path: '^apps/web/src/(domain|features|app)/' },
      'It serves all, and knows none of our data.',
    ),
    never(
      'web-domain-is-below',
      '^apps/web/src/domain/',
      { path: '^apps/web/src/(features|app)/' },
      'It serves the features.',
    ),
    // A domain that is missing from the list may not even import its own files, so it can't be forgotten.
    ...[...webDomains, [`^apps/web/src/domain/(?!(${Object.keys(WEB_DOMAINS).join('|')})/)`, []]].map(
      ([from, allowed]) => ({
        name: 'web-domain-knows-lower-ones-only',
        comment: 'WEB_DOMAINS lists what a domain may know.',
        severity: 'error',
        from: { path: from, pathNot: TESTS },
        to: { path: '^apps/web/src/domain/', pathNot: allowed },
      }),
    ),
    never(
      'web-feature-is-composed-by-app',
      '^apps/web/src/features/',
      { path: '^apps/web/src/app/' },
      'One way.',
    ),
    {
      name: 'web-area-is-left-by-alias',
      comment: 'Another feature, domain or layer is imported as @/…, so that files can move.',
      severity: 'error',
      from: { path: '^apps/web/src/((?:features|domain|lib)/[^/]+|app|ui|testing)/' },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/$1/', dependencyTypesNot: ['aliased'] },
    },
    noSibling('web-feature-knows-no-other', 'apps/web/src/features', 'Features meet in apps/web/src/app.'),
    never(
      'outsiders-use-entry-points-only',
      '^(bench|apps/(e2e|launcher))/',
      { path: ['^apps/(api|web)/', '^packages/[^/]+/src/'], dependencyTypes: ['local'] },
      'They start the built apps and speak to them as anyone would.',
    ),
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one, or miss a third. Types alone make no circle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'A fence cannot see where an unknown import leads.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Count type-only imports, too. This requires TypeScript 6, which pnpm-workspace.yaml adds to dependency-cruiser.
    // Without it, dependency-cruiser finds no imports and therefore no violations. The canary in `npm run check` would
    // detect that.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    tsConfig: { fileName: path.join(__dirname, '.dependency-cruiser.tsconfig.json') },
    exclude: { path: ['/generated/', '^apps/launcher/src/checks/canary/', 'virtual:', '[.]css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
