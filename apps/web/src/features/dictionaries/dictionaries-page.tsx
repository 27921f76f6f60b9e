import type { listAdminDictionaries } from '@glossa/contract/admin-dictionaries';
import type { CallResult } from '@glossa/contract/endpoint';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { CatalogSection } from './catalog-section.tsx';
import { readView, viewParams } from './dictionaries-view.ts';
import { InstallationList } from './installation-list.tsx';
import { InstalledSection } from './installed-section.tsx';
import { LanguageSelect } from './language-select.tsx';
import { OfflineAlert } from './offline-alert.tsx';
import { RequestList } from './request-list.tsx';
import { useDictionaries } from './use-dictionaries.ts';
import { useRefreshCatalog } from './use-refresh-catalog.ts';

const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** /admin/dictionaries: installs, orders and removes the dictionaries of a learning language. */
export function DictionariesPage() {
  const { t } = useTranslation('dictionaries');
  usePageTitle(t('title'));
  const { current_language } = useUser();
  const { view, change } = useUrlView({ read: readView, write: viewParams });
  const language = view.language ?? current_language ?? 'en';
  const { data, error, refetch, isPlaceholderData } = useDictionaries(language);
  const [isUploading, setUploading] = useState(false);
  const upload = () => setUploading(true);
  const { refresh, isRefreshing, failedHosts } = useRefreshCatalog();
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        hasWideActions
        actions={
          <Button variant="default" leftSection={<IconUpload size={16} />} disabled={!data} onClick={upload}>
            {t('upload.open')}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <DictionariesSkeleton />
      ) : (
        <Stack gap="xl">
          <Notices data={data} failedHosts={failedHosts} language={language} onUpload={upload} />
          <LanguageSelect
            language={language}
            inUse={data.languages_in_use}
            onChange={(next) => change({ language: next, target: undefined, search: '' })}
          />
          <Stack gap="xl" className="dimmed-when-busy" aria-busy={isPlaceholderData}>
            <InstalledSection
              // Unsaved changes to the order must not carry over to another language.
              key={language}
              language={language}
              installed={data.installed}
              catalog={data.catalog}
            />
            <CatalogSection
              language={language}
              catalog={data.catalog}
              updatedAt={data.catalog_updated_at}
              view={view}
              onChange={change}
              isRefreshing={isRefreshing}
              onRefresh={refresh}
              onUpload={upload}
            />
          </Stack>
          <Suspense fallback={null}>
            {isUploading && (
              <UploadDialog
                language={language}
                maxBytes={data.file_bytes}
                onClose={() => setUploading(false)}
              />
            )}
          </Suspense>
        </Stack>
      )}
    </PageLayout>
  );
}

/** Shows what needs the admin's attention in any language. Takes up no space if there is nothing to show. */
function Notices({
  data: { requests, installations, others_installing },
  failedHosts,
  language,
  onUpload,
}: {
  data: CallResult<typeof listAdminDictionaries>;
  /** Hosts that failed when the catalog was refreshed. */
  failedHosts: readonly string[];
  language: string;
  onUpload: () => void;
}) {
  const hosts = new Set([
    ...failedHosts,
    ...installations.flatMap(({ problem, detail }) => (problem === 'host_unreachable' ? [detail] : [])),
  ]);
  const count = hosts.size + requests.length + installations.length + others_installing.length;
  if (count === 0) return null;
  return (
    <Stack gap="md">
      {hosts.size > 0 && <OfflineAlert hosts={[...hosts]} onUpload={onUpload} />}
      {requests.length > 0 && <RequestList requests={requests} language={language} />}
      {installations.length + others_installing.length > 0 && (
        <InstallationList installations={installations} others={others_installing} />
      )}
    </Stack>
  );
}

/** Placeholders for the lists. */
const DictionariesSkeleton = () => (
  <LoadingState>
    <Skeleton height={36} width={260} mb="xl" />
    {[2, 4].map((count) => (
      <Stack key={count} gap={1} mb="xl">
        <Group mb="sm">
          <Skeleton height={28} width={140} />
        </Group>
        {Array.from({ length: count }, (_, row) => (
          <Skeleton key={row} height={72} radius={12} />
        ))}
      </Stack>
    ))}
  </LoadingState>
);
