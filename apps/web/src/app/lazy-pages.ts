import i18next from 'i18next';
import type { ComponentType } from 'react';

type LoadComponent = () => Promise<ComponentType>;

/**
 * Pages by path, each with the namespaces of all its components. A component that loaded its namespace only when first
 * shown would hide the page in the meantime, and the focus would be lost. This list isn't part of the first load.
 */
const pages = {
  '/forgot-password': [
    async () => (await import('@/features/auth/pages/forgot-page.tsx')).ForgotPage,
    'auth',
    'validation',
  ],
  '/reset-password': [
    async () => (await import('@/features/auth/pages/reset-page.tsx')).ResetPage,
    'auth',
    'validation',
  ],
  '/single-sign-on/:provider': [
    async () => (await import('@/features/auth/pages/provider-page.tsx')).ProviderPage,
    'auth',
    'security',
  ],
  '/shop-client-registration': [
    async () => (await import('@/features/auth/pages/register-page.tsx')).RegisterPage,
    'auth',
    'validation',
  ],
  '/articles/upload': [
    async () => (await import('@/features/texts/pages/upload-page.tsx')).UploadPage,
    'texts',
    'imports',
    'validation',
  ],
  '/reading/notes': [
    async () => (await import('@/features/annotations/annotations-page.tsx')).AnnotationsPage,
    'annotations',
    'navigation',
    'texts',
  ],
  '/progress': [
    async () => (await import('@/features/progress/progress-page.tsx')).ProgressPage,
    'progress',
    'goals',
    'achievements',
    'charts',
    'practice',
    'learners',
    'navigation',
  ],
  '/reading/edit/:id': [
    async () => (await import('@/features/texts/pages/edit-page.tsx')).EditPage,
    'texts',
    'validation',
  ],
  '/journal': [
    async () => (await import('@/features/journal/journal-page.tsx')).JournalPage,
    'journal',
    'navigation',
  ],
  '/reports': [
    async () => (await import('@/features/reports/pages/reports-page.tsx')).ReportsPage,
    'reports',
    'navigation',
    'achievements',
    'charts',
  ],
  '/saved': [
    async () => (await import('@/features/saved/saved-page.tsx')).SavedPage,
    'saved',
    'annotations',
    'reader',
  ],
  '/tags': [async () => (await import('@/features/tags/pages/tags-page.tsx')).TagsPage, 'tags'],
  '/videos/upload': [
    async () => (await import('@/features/videos/pages/upload-page.tsx')).UploadPage,
    'videos',
    'catalogue',
    'validation',
  ],
  '/videos/subtitles/:id': [
    async () => (await import('@/features/subtitles/pages/subtitles-page.tsx')).SubtitlesPage,
    'subtitles',
    'watch',
  ],
  '/help': [
    async () => (await import('@/features/help/help-page.tsx')).HelpPage,
    'help',
    'words',
    'mindmap',
    'reader',
    'watch',
    'practice',
  ],
  '/help/guide/:guide': [async () => (await import('@/features/help/guide-page.tsx')).GuidePage, 'help'],
  '/settings': [
    async () => (await import('@/features/settings/pages/settings-page.tsx')).SettingsPage,
    'settings',
    'offline',
    'email',
    'navigation',
    'reader',
    'practice',
    'validation',
    'auth',
    'security',
    'languages',
    'watch',
  ],
  '/checkout': [
    async () => (await import('@/features/checkout/pages/checkout-page.tsx')).CheckoutPage,
    'checkout',
    'email',
    'purchases',
    'languages',
  ],
  '/checkout/pay': [
    async () => (await import('@/features/checkout/pages/pay-page.tsx')).PayPage,
    'checkout',
    'purchases',
    'languages',
  ],
  '/checkout/done': [
    async () => (await import('@/features/checkout/pages/receipt-page.tsx')).ReceiptPage,
    'checkout',
    'purchases',
    'languages',
  ],
  '/order-history': [
    async () => (await import('@/features/orders/pages/order-history-page.tsx')).OrderHistoryPage,
    'orders',
    'navigation',
    'subscription',
    'purchases',
    'languages',
  ],
  '/order-history/invoice': [
    async () => (await import('@/features/orders/pages/invoice-page.tsx')).InvoicePage,
    'orders',
  ],
  '/start-learning': [
    async () => (await import('@/features/languages/start-page.tsx')).StartPage,
    'languages',
  ],
  '/subscription/upgrade': [
    async () => (await import('@/features/subscriptions/upgrade-page.tsx')).UpgradePage,
    'subscription',
  ],
  '/shop/:id': [
    async () => (await import('@/features/shop/pages/product-page.tsx')).ProductPage,
    'shop',
    'purchases',
    'languages',
  ],
  '/cart': [async () => (await import('@/features/shop/pages/cart-page.tsx')).CartPage, 'shop'],
  '/notifications': [
    async () => (await import('@/features/notifications/pages/notifications-page.tsx')).NotificationsPage,
    'notifications',
    'navigation',
    'journal',
    'orders',
    'achievements',
  ],
  '/content/pricing/:tab?': [
    async () => (await import('@/features/pricing/pages/pricing-page.tsx')).PricingPage,
    'pricing',
    'catalogue',
    'videos',
    'navigation',
    'validation',
  ],
  '/ebooks/upload': [
    async () => (await import('@/features/ebooks/pages/upload-page.tsx')).UploadPage,
    'ebooks',
    'catalogue',
    'videos',
    'validation',
  ],
  '/ebooks/manage': [
    async () => (await import('@/features/ebooks/pages/manage-page.tsx')).ManagePage,
    'ebooks',
    'catalogue',
    'videos',
  ],
  '*': async () => (await import('./errors/status-page.tsx')).StatusPage,
  '/practice': [
    async () => (await import('@/features/practice/pages/practice-page.tsx')).PracticePage,
    'practice',
  ],
  '/words': [async () => (await import('@/features/words/pages/words-page.tsx')).WordsPage, 'words'],
  '/words/import': [
    async () => (await import('@/features/words/transfer/transfer-page.tsx')).TransferPage,
    'transfer',
  ],
  '/mindmap': [
    async () => (await import('@/features/mindmap/pages/mindmap-page.tsx')).MindmapPage,
    'mindmap',
    'validation',
    'reader',
    'saved',
  ],
  '/videos/manage': [
    async () => (await import('@/features/catalog-videos/manage-page.tsx')).ManagePage,
    'catalogue',
    'videos',
  ],
  '/my-purchases': [
    async () => (await import('@/features/purchases/pages/my-purchases-page.tsx')).MyPurchasesPage,
    'purchases',
    'navigation',
    'languages',
  ],
  '/marketplace/purchased': [
    async () =>
      (await import('@/features/purchases/pages/marketplace-purchases-page.tsx')).MarketplacePurchasesPage,
    'purchases',
    'navigation',
    'languages',
  ],
  '/marketplace/purchased/:id': [
    async () => (await import('@/features/purchases/pages/purchase-page.tsx')).PurchasePage,
    'purchases',
    'languages',
  ],
  '/marketplace/purchased/:id/listen': [
    async () => (await import('@/features/purchases/pages/listen-page.tsx')).ListenPage,
    'purchases',
    'watch',
    'listening',
  ],
  '/tasks': [async () => (await import('@/features/tasks/pages/tasks-page.tsx')).TasksPage, 'tasks'],
  '/admin/metrics': [
    async () => (await import('@/features/metrics/metrics-page.tsx')).MetricsPage,
    'metrics',
    'tasks',
    'charts',
  ],
  '/admin/orders': [
    async () => (await import('@/features/admin-orders/admin-orders-page.tsx')).AdminOrdersPage,
    'orders',
    'navigation',
  ],
  '/admin/learners': [
    async () => (await import('@/features/learners/pages/learners-page.tsx')).LearnersPage,
    'learners',
    'catalogue',
    'videos',
    'email',
  ],
  '/admin/learners/import/:id?': [
    async () => (await import('@/features/learners/pages/roster-page.tsx')).RosterPage,
    'learners',
  ],
  '/users': [async () => (await import('@/features/learners/pages/users-page.tsx')).UsersPage, 'learners'],
  '/admin/dictionaries': [
    async () => (await import('@/features/dictionaries/dictionaries-page.tsx')).DictionariesPage,
    'dictionaries',
  ],
  '/admin/services': [
    async () => (await import('@/features/external-services/services-page.tsx')).ServicesPage,
    'services',
    'validation',
  ],
  '/admin/audit': [
    async () => (await import('@/features/audit/audit-page.tsx')).AuditPage,
    'audit',
    'tasks',
    'learners',
  ],
  '/admin/security': [
    async () => (await import('@/features/security-log/security-log-page.tsx')).SecurityLogPage,
    'audit',
    'learners',
    'security',
    'settings',
  ],
  '/admin/outbox': [
    async () => (await import('@/features/outbox/outbox-page.tsx')).OutboxPage,
    'outbox',
    'validation',
  ],
  '/stripe-test': [
    async () => (await import('@/features/test-pages/payment-test-page.tsx')).PaymentTestPage,
    'tests',
  ],
  '/test-shop': [
    async () => (await import('@/features/test-pages/shop-test-page.tsx')).ShopTestPage,
    'tests',
  ],
  '/language-test': [
    async () => (await import('@/features/test-pages/language-test-page.tsx')).LanguageTestPage,
    'companion',
    'tests',
    'languages',
  ],
  '/developers/:operation?': [
    async () => (await import('@/features/developers/pages/developers-page.tsx')).DevelopersPage,
    'developers',
  ],
  '/unsubscribe': [
    async () => (await import('@/features/settings/pages/unsubscribe-page.tsx')).UnsubscribePage,
    'settings',
  ],
  '/verify-email': [
    async () => (await import('@/features/auth/pages/verify-email-page.tsx')).VerifyEmailPage,
    'auth',
    'email',
    'navigation',
  ],
  '/terms': [async () => (await import('@/features/legal/legal-pages.tsx')).TermsPage, 'auth'],
  '/privacy': [async () => (await import('@/features/legal/legal-pages.tsx')).PrivacyPage, 'auth'],
} satisfies Record<string, LoadComponent | readonly [LoadComponent, ...string[]]>;

export type LazyPath = keyof typeof pages;

/** Loads the component of the page at a path, and its namespaces. */
export async function fetchPage(path: LazyPath): Promise<ComponentType> {
  const [load, ...namespaces] = [pages[path]].flat() as [LoadComponent, ...string[]];
  const [Page] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
  return Page;
}
