import i18next from 'i18next';
import type { ComponentType } from 'react';

type LoadComponent = () => Promise<ComponentType>;

/** Pages by path, each with the namespaces that it needs immediately. The first load does not contain this list. */
const pages = {
  '/forgot-password': async () => (await import('@/features/auth/pages/forgot-page.tsx')).ForgotPage,
  '/reset-password': async () => (await import('@/features/auth/pages/reset-page.tsx')).ResetPage,
  '/single-sign-on/:provider': [
    async () => (await import('@/features/auth/pages/provider-page.tsx')).ProviderPage,
    'auth',
    'security',
  ],
  '/shop-client-registration': async () =>
    (await import('@/features/auth/pages/register-page.tsx')).RegisterPage,
  '/articles/upload': async () => (await import('@/features/texts/pages/upload-page.tsx')).UploadPage,
  '/reading/notes': async () => (await import('@/features/annotations/annotations-page.tsx')).AnnotationsPage,
  '/progress': [
    async () => (await import('@/features/progress/progress-page.tsx')).ProgressPage,
    'progress',
    'goals',
    'achievements',
    'charts',
    'practice',
    'learners',
  ],
  '/reading/edit/:id': async () => (await import('@/features/texts/pages/edit-page.tsx')).EditPage,
  '/journal': async () => (await import('@/features/journal/journal-page.tsx')).JournalPage,
  '/reports': async () => (await import('@/features/reports/pages/reports-page.tsx')).ReportsPage,
  '/saved': async () => (await import('@/features/saved/saved-page.tsx')).SavedPage,
  '/tags': async () => (await import('@/features/tags/pages/tags-page.tsx')).TagsPage,
  '/videos/upload': async () => (await import('@/features/videos/pages/upload-page.tsx')).UploadPage,
  '/videos/subtitles/:id': [
    async () => (await import('@/features/subtitles/pages/subtitles-page.tsx')).SubtitlesPage,
    'subtitles',
    'watch',
  ],
  '/help': async () => (await import('@/features/help/help-page.tsx')).HelpPage,
  '/help/guide/:guide': [async () => (await import('@/features/help/guide-page.tsx')).GuidePage, 'help'],
  '/settings': async () => (await import('@/features/settings/pages/settings-page.tsx')).SettingsPage,
  '/checkout': async () => (await import('@/features/checkout/pages/checkout-page.tsx')).CheckoutPage,
  '/checkout/pay': async () => (await import('@/features/checkout/pages/pay-page.tsx')).PayPage,
  '/checkout/done': async () => (await import('@/features/checkout/pages/receipt-page.tsx')).ReceiptPage,
  '/order-history': async () =>
    (await import('@/features/orders/pages/order-history-page.tsx')).OrderHistoryPage,
  '/order-history/invoice': async () =>
    (await import('@/features/orders/pages/invoice-page.tsx')).InvoicePage,
  '/start-learning': async () => (await import('@/features/languages/start-page.tsx')).StartPage,
  '/subscription/upgrade': async () =>
    (await import('@/features/subscriptions/upgrade-page.tsx')).UpgradePage,
  '/shop/:id': [async () => (await import('@/features/shop/pages/product-page.tsx')).ProductPage, 'shop'],
  '/cart': [async () => (await import('@/features/shop/pages/cart-page.tsx')).CartPage, 'shop'],
  '/notifications': async () =>
    (await import('@/features/notifications/pages/notifications-page.tsx')).NotificationsPage,
  '/content/pricing/:tab?': [
    async () => (await import('@/features/pricing/pages/pricing-page.tsx')).PricingPage,
    'pricing',
    'catalogue',
    'videos',
  ],
  '/ebooks/upload': [
    async () => (await import('@/features/ebooks/pages/upload-page.tsx')).UploadPage,
    'ebooks',
    'catalogue',
    'videos',
  ],
  '/ebooks/manage': [
    async () => (await import('@/features/ebooks/pages/manage-page.tsx')).ManagePage,
    'ebooks',
    'catalogue',
    'videos',
  ],
  '*': async () => (await import('./errors/status-page.tsx')).StatusPage,
  '/practice': async () => (await import('@/features/practice/pages/practice-page.tsx')).PracticePage,
  '/words': async () => (await import('@/features/words/pages/words-page.tsx')).WordsPage,
  '/words/import': async () => (await import('@/features/words/transfer/transfer-page.tsx')).TransferPage,
  '/mindmap': async () => (await import('@/features/mindmap/pages/mindmap-page.tsx')).MindmapPage,
  '/videos/manage': async () => (await import('@/features/catalog-videos/manage-page.tsx')).ManagePage,
  '/my-purchases': [
    async () => (await import('@/features/purchases/pages/my-purchases-page.tsx')).MyPurchasesPage,
    'purchases',
  ],
  '/marketplace/purchased': [
    async () =>
      (await import('@/features/purchases/pages/marketplace-purchases-page.tsx')).MarketplacePurchasesPage,
    'purchases',
  ],
  '/marketplace/purchased/:id': [
    async () => (await import('@/features/purchases/pages/purchase-page.tsx')).PurchasePage,
    'purchases',
  ],
  '/marketplace/purchased/:id/listen': [
    async () => (await import('@/features/purchases/pages/listen-page.tsx')).ListenPage,
    'purchases',
    'watch',
  ],
  '/tasks': async () => (await import('@/features/tasks/pages/tasks-page.tsx')).TasksPage,
  '/admin/metrics': [
    async () => (await import('@/features/metrics/metrics-page.tsx')).MetricsPage,
    'metrics',
    'tasks',
    'charts',
  ],
  '/admin/orders': async () =>
    (await import('@/features/admin-orders/admin-orders-page.tsx')).AdminOrdersPage,
  '/admin/learners': [
    async () => (await import('@/features/learners/pages/learners-page.tsx')).LearnersPage,
    'learners',
    'catalogue',
    'videos',
    'email',
  ],
  '/admin/learners/import/:id?': async () =>
    (await import('@/features/learners/pages/roster-page.tsx')).RosterPage,
  '/users': async () => (await import('@/features/learners/pages/users-page.tsx')).UsersPage,
  '/admin/dictionaries': async () =>
    (await import('@/features/dictionaries/dictionaries-page.tsx')).DictionariesPage,
  '/admin/services': async () =>
    (await import('@/features/external-services/services-page.tsx')).ServicesPage,
  '/admin/audit': async () => (await import('@/features/audit/audit-page.tsx')).AuditPage,
  '/admin/security': [
    async () => (await import('@/features/security-log/security-log-page.tsx')).SecurityLogPage,
    'audit',
    'learners',
    'security',
    'settings',
  ],
  '/admin/outbox': async () => (await import('@/features/outbox/outbox-page.tsx')).OutboxPage,
  '/stripe-test': async () => (await import('@/features/test-pages/payment-test-page.tsx')).PaymentTestPage,
  '/test-shop': async () => (await import('@/features/test-pages/shop-test-page.tsx')).ShopTestPage,
  '/language-test': [
    async () => (await import('@/features/test-pages/language-test-page.tsx')).LanguageTestPage,
    'companion',
    'tests',
  ],
  '/developers/:operation?': [
    async () => (await import('@/features/developers/pages/developers-page.tsx')).DevelopersPage,
    'developers',
  ],
  '/unsubscribe': async () =>
    (await import('@/features/settings/pages/unsubscribe-page.tsx')).UnsubscribePage,
  '/verify-email': [
    async () => (await import('@/features/auth/pages/verify-email-page.tsx')).VerifyEmailPage,
    'auth',
    'email',
    'navigation',
  ],
  '/terms': async () => (await import('@/features/legal/legal-pages.tsx')).TermsPage,
  '/privacy': async () => (await import('@/features/legal/legal-pages.tsx')).PrivacyPage,
} satisfies Record<string, LoadComponent | readonly [LoadComponent, ...string[]]>;

export type LazyPath = keyof typeof pages;

/** Loads the page of a path, with its namespaces. */
export async function fetchPage(path: LazyPath): Promise<ComponentType> {
  const [load, ...namespaces] = [pages[path]].flat() as [LoadComponent, ...string[]];
  const [Page] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
  return Page;
}
