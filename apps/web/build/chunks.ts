import type { Chunk } from './chunk-groups.ts';

/**
 * Defines which modules are bundled together. A few large files compress better than dozens of small ones, and each
 * file costs a round trip. A module goes into the group with the highest priority that lists it or, if priorities are
 * equal, into the first of those groups. The modules that it imports go into the same group unless another group lists
 * them. Rolldown's default splitting applies to all other modules.
 */
export const chunks: readonly Chunk[] = [
  // One stylesheet per area: a dozen small ones would cost a dozen round trips, and a single one would delay the first
  // screen with the styles of rarely used areas. Screens for admins and content managers come first.
  {
    name: 'manage-styles',
    priority: 5,
    styles: {
      'domain/content': '*',
      'domain/manage': '*',
      'features/admin-orders': '*',
      'features/audit': '*',
      'features/catalog-videos': '*',
      'features/developers': '*',
      'features/dictionaries': '*',
      'features/ebooks': '*',
      'features/learners': '*',
      'features/metrics': '*',
      'features/pricing': '*',
      'features/tasks': '*',
      'features/test-pages': '*',
    },
  },
  // The shop, except for its first page.
  {
    name: 'shop-styles',
    priority: 5,
    styles: {
      'domain/orders': '*',
      'domain/products': '*',
      'features/checkout': '*',
      'features/orders': '*',
      'features/purchases': '*',
      'features/shop': '*',
      'features/subscriptions': '*',
    },
    except: {
      'features/shop/components': ['cart-link', 'product-grid', 'rating-stars'],
    },
  },
  // The learner's screens, except for the first ones.
  {
    name: 'learn-styles',
    priority: 5,
    styles: {
      'domain/player': '*',
      'features/annotations': '*',
      'features/help': '*',
      'features/journal': '*',
      'features/mindmap': '*',
      'features/notifications': '*',
      'features/practice': '*',
      'features/progress': '*',
      'features/reports': '*',
      'features/saved': '*',
      'features/search': '*',
      'features/settings': '*',
      'features/subtitles': '*',
      'features/tags': '*',
      'features/videos': '*',
      'features/watching': '*',
      'features/words': '*',
    },
  },
  // Styles of everything that opens on top of the first screens or loads after them, except for what those screens
  // render immediately.
  {
    name: 'late-styles',
    priority: 5,
    styles: {
      app: ['toasts'],
      'app/layout': ['scroll-buttons', 'shortcut-sheet'],
      domain: '*',
      'features/languages': '*',
      'features/reading/components': '*',
      'features/texts/components': '*',
      lib: '*',
      ui: '*',
    },
    except: {
      'domain/charts': '*',
      'domain/covers': ['entry-row', 'product-cover', 'text-cover', 'video-still'],
      'domain/difficulty': '*',
      'domain/money': '*',
      'domain/progress': ['goals-panel', 'panel', 'stat-tiles', 'tone-icon'],
      'domain/search': '*',
      'domain/tags': ['tag-chip'],
      'domain/words/entry': ['entry-field', 'level-control', 'word-panel'],
      'domain/words/in-text': ['words'],
      'features/reading/components': ['reader-body', 'reader-footer', 'reader-frame', 'reader-header'],
      'features/texts/components': ['continue-reading', 'text-meta', 'text-progress', 'text-row'],
      'lib/menus': '*',
      'ui/data': ['facts', 'keys', 'knowledge-bar', 'pagination', 'row-list', 'share-bar'],
      'ui/feedback': ['drawing'],
      'ui/inputs': ['hidden-radio', 'segmented', 'compact-select'],
      'ui/layout': ['card', 'logo', 'page-layout', 'tab-links'],
    },
  },
  // React is loaded in parallel and stays cached when the app is updated.
  { name: 'react', priority: 5, libraries: { react: '*', 'react-dom': '*', scheduler: '*' } },
  // The app's startup code.
  { name: 'base', priority: 4, isInitial: true },
  // Everything else that every screen needs, with the styles of the shell and the first screens, in one round trip.
  {
    name: 'common',
    priority: 3,
    modules: {
      '@glossa/locales': ['interface-languages'],
      'lib/api': '*',
      'lib/i18n': ['interface-language'],
      'lib/shell': ['lazy-when-idle'],
      'ui/format': ['use-format'],
      'ui/hooks': ['use-page-title'],
      'ui/inputs': ['compact-select'],
      'ui/layout': ['logo'],
    },
    styles: {
      'app/layout': ['mobile-bars', 'shell', 'sidebar'],
      'domain/covers': ['text-cover'],
      'domain/difficulty': ['difficulty-mark'],
      'domain/search': ['filter-bar', 'filter-select'],
      'domain/words/entry': ['entry-field', 'level-control', 'word-panel'],
      'domain/words/in-text': ['words'],
      'features/reading/components': ['reader-body', 'reader-footer', 'reader-frame', 'reader-header'],
      'ui/data': ['facts', 'knowledge-bar', 'pagination', 'row-list', 'share-bar'],
      'ui/feedback': ['drawing'],
      'ui/inputs': ['hidden-radio', 'segmented'],
      'ui/layout': ['card', 'page-layout', 'tab-links'],
    },
    libraries: {
      '@mantine/core/esm/components': ['ActionIcon', 'Group', 'Stack', 'Text', 'Title'],
      '@mantine/hooks/esm': ['use-id', 'use-uncontrolled'],
      '@tabler/icons-react/dist/esm/icons': ['IconSelector', 'IconWorld'],
      '@tanstack/query-core': '*',
      '@tanstack/react-query': '*',
    },
    except: {
      'lib/api': ['upload-transport'],
      '@tanstack/query-core/build/modern': [
        'infiniteQueryBehavior',
        'infiniteQueryObserver',
        'queriesObserver',
      ],
      '@tanstack/react-query/build/modern': ['useInfiniteQuery', 'useQueries'],
    },
  },
  // Form fields, which sign-in and list filters share.
  {
    name: 'fields',
    priority: 2,
    libraries: {
      '@mantine/core/esm/components': ['CloseButton', 'Input', 'InputBase', 'TextInput'],
    },
  },
  // Sign-in and the other pages for visitors.
  {
    name: 'sign-in',
    priority: 1,
    modules: {
      '@glossa/contract': ['field-errors', 'to-field-errors', 'messages'],
      'features/auth/components': ['guest-layout'],
      'features/auth/pages': ['login-page'],
      'lib/forms': '*',
      'ui/inputs': ['password-field'],
    },
  },
  // The shell of the signed-in screens, with the components that most of them render.
  {
    name: 'shell',
    priority: 1,
    modules: {
      '@glossa/contract': ['texts', 'words'],
      'app/layout': ['shell'],
      'domain/settings': ['use-settings'],
      'domain/words': ['word-call-context'],
      'features/languages': ['learner-guard'],
      'lib/shell': ['use-hidden-shell'],
      'ui/data': ['facts', 'knowledge-bar', 'share-bar'],
      'ui/feedback': ['empty-state', 'error-state'],
      'ui/inputs': ['hidden-radio'],
      'ui/layout': ['card'],
    },
    libraries: {
      '@mantine/core/esm/components': ['VisuallyHidden'],
      '@mantine/hooks/esm': ['use-debounced-callback'],
      '@tabler/icons-react/dist/esm/icons': [
        'IconArrowLeft',
        'IconChevronLeft',
        'IconChevronRight',
        'IconPencil',
        'IconX',
      ],
    },
  },
  // Components that every screen with a list renders: search, filters and pagination.
  {
    name: 'lists',
    priority: 1,
    modules: {
      'domain/covers': ['generated-cover', 'text-cover'],
      'domain/content/list': '*',
      'domain/difficulty': ['difficulty-filter', 'difficulty-mark'],
      'domain/manage': ['sort-order'],
      'domain/paths': ['entry-paths'],
      'domain/search': [
        'filter-bar',
        'filter-select',
        'paged-list',
        'search-field',
        'url-params',
        'use-debounced-text',
        'use-url-view',
      ],
      'lib/shortcuts': ['use-list-keys', 'use-row-focus'],
      'ui/data': ['list-count', 'pagination', 'row-list'],
      'ui/feedback': ['nothing-found'],
      'ui/inputs': ['segmented'],
      'ui/layout': ['tab-links'],
    },
    libraries: {
      '@tabler/icons-react/dist/esm/icons': [
        'IconAdjustmentsHorizontal',
        'IconCheck',
        'IconDots',
        'IconRestore',
        'IconUpload',
      ],
    },
  },
  // Modules shared by the library and the screens that add and edit texts.
  {
    name: 'library',
    priority: 1,
    modules: {
      '@glossa/contract': ['notifications', 'tasks', 'text-places', 'text-upload'],
      'domain/content': ['upload-link'],
      'domain/content/library': '*',
      'domain/tags': ['tag-chip', 'tag-colors', 'tag-filter'],
      'domain/tasks': ['use-task'],
      'features/texts': ['move-text', 'shelves'],
      'features/texts/hooks': ['use-move-text', 'use-user-tags'],
    },
    libraries: { '@tabler/icons-react/dist/esm/icons': ['IconArchiveOff'] },
  },
  // The dashboard and the frames around its charts.
  {
    name: 'home',
    priority: 1,
    modules: {
      '@glossa/contract': ['dashboard', 'goals', 'progress', 'word-stats'],
      'domain/charts': ['chart', 'chart-data', 'chart-frame', 'charts', 'series-style', 'use-date-points'],
      'domain/covers': ['entry-row', 'video-still'],
      'domain/progress': ['goals-panel', 'panel', 'stat-tiles', 'tone-icon', 'use-save-goals'],
      'features/dashboard': '*',
      'ui/data': ['relative-time'],
      'ui/format': ['use-study-time'],
    },
    libraries: { '@tabler/icons-react/dist/esm/icons': ['IconClock', 'IconFlame', 'IconSchool'] },
  },
  // The first page of the shop.
  {
    name: 'shop',
    priority: 1,
    modules: {
      '@glossa/contract': ['categories', 'currencies', 'shop'],
      'domain/cart': ['account-cart', 'visitor-cart'],
      'domain/covers': ['cover-design', 'cover-patterns', 'product-cover'],
      'domain/money': '*',
      'domain/paths': ['shop-paths'],
      'features/shop/components': ['cart-link', 'product-grid', 'rating-stars', 'shop-filters'],
      'features/shop/hooks': ['use-cart', 'use-product-facts', 'use-shop'],
      'features/shop/pages': ['shop-page'],
    },
  },
  // Everything that a text or video needs to show its words, except what loads later, such as the panel.
  {
    name: 'words-in-text',
    priority: 1,
    modules: {
      '@glossa/contract': ['bulk-words', 'reading', 'word-changes'],
      'domain/key-bindings': ['reader-keys'],
      'domain/speech': ['use-speech'],
      'domain/words': ['word-level', 'word-queue', 'word-store'],
      'domain/words/entry': ['entry-field', 'level-control', 'panel-head', 'use-level-label', 'word-panel'],
      'domain/words/in-text': [
        'create-text-words',
        'phrases',
        'ruby',
        'selection-store',
        'sentence-words',
        'sentences',
        'text-item',
        'text-words',
        'use-open-panel',
        'use-word-keys',
        'use-word-panel',
        'word-area',
        'word-panel',
        'words',
      ],
      'lib/menus': ['menu-button'],
      'ui/hooks': ['use-deferred'],
    },
    libraries: {
      '@mantine/hooks/esm': ['use-debounced-value'],
      '@tabler/icons-react/dist/esm/icons': ['IconChecks', 'IconTextSize'],
    },
  },
  // Screens whose other modules are grouped above, listed here so that the groups below don't claim them.
  { name: 'library-page', modules: { 'features/texts/pages': ['library-page'] } },
  { name: 'reader-page', modules: { 'features/reading/pages': ['reader-page'] } },
  // Without these groups, the code that loads after a screen has rendered would be a hundred small files. The overlays
  // come first.
  {
    name: 'overlays',
    libraries: {
      '@floating-ui': '*',
      '@mantine/core/esm/components': [
        'Anchor',
        'Checkbox',
        'Combobox',
        'Drawer',
        'FocusTrap',
        'Modal',
        'ModalBase',
        'Overlay',
        'Paper',
        'Pill',
        'PillsInput',
        'Popover',
        'Portal',
        'ScrollArea',
        'TagsInput',
        'Textarea',
      ],
      'get-nonce': '*',
      'react-remove-scroll': '*',
      'react-remove-scroll-bar': '*',
      'react-style-singleton': '*',
      tslib: '*',
      'use-callback-ref': '*',
      'use-sidecar': '*',
    },
  },
  // Parts of the shell that load after the page has rendered, such as toasts and offline support.
  {
    name: 'late-frame',
    modules: {
      app: ['toasts'],
      'app/layout': ['deferred-frame'],
      'app/offline': '*',
      'domain/companion': ['companion-sync'],
      'domain/offline': '*',
      'features/activity': '*',
      'features/notifications/components': ['bell', 'bell-menu'],
      'ui/overlays': ['confirm-dialog', 'dialog'],
    },
    except: {
      'domain/offline': ['availability-badge', 'offline-menu-item', 'offline-switch', 'use-offline-text'],
    },
  },
  // Word panels and other additions to a text.
  {
    name: 'late-words',
    modules: {
      'domain/annotations': ['annotation-card', 'color-choice', 'note-form', 'use-annotations'],
      'domain/saved': ['save-button'],
      'domain/words': ['invalidate-responses'],
      'domain/words/entry': [
        'entry-saver',
        'field-hints',
        'meanings',
        'more-word-details',
        'save-note',
        'toggle-meaning',
        'word-details',
      ],
      'domain/words/in-text': [
        'explanation-tools',
        'phrase-drag',
        'phrase-selection',
        'sentence-translation',
        'special-characters',
        'undo-notice',
        'use-entry-saver',
        'use-history-open',
        'word-aids',
        'word-entry',
        'word-hint',
        'word-tools',
      ],
      'features/reading/components': ['analysis-panel', 'annotations', 'reader-notices', 'text-tools'],
      'features/reading/hooks': ['use-annotation-panel', 'use-layout-version', 'use-page-annotations'],
    },
  },
];
