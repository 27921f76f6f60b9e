import type { LibraryEntry } from '@glossa/contract/fields';
import { Button, Group, Text } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import {
  IconBook,
  IconBookDownload,
  IconDownload,
  IconHeadphones,
  IconLanguage,
  IconMovie,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { entryPath } from '@/domain/paths/entry-paths.ts';
import { listenPath, productPath } from '@/domain/paths/shop-paths.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import type { OwnedItem } from './owned-item.ts';
import { useImport, useLibrary } from './use-library.tsx';
import { useWaiver } from './use-waiver.ts';

const DownloadDialog = lazy(async () => ({
  default: (await import('./download-dialog.tsx')).DownloadDialog,
}));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

const renderIcon = ({ kind }: LibraryEntry) =>
  kind === 'video' ? <IconMovie size={18} stroke={1.7} /> : <IconBook size={18} stroke={1.7} />;

/**
 * The actions for a purchase: read, watch, listen, import, download, open parts of a bundle, or buy again after access
 * has ended. The first available one is the primary button. `children` are further actions.
 */
export function OwnedActions({ item, children }: { item: OwnedItem; children?: ReactNode }) {
  const { t } = useTranslation(['purchases', 'errors']);
  const user = useUser();
  const library = useLibrary();
  const { importPurchase, isImporting } = useImport();
  const [dialog, setDialog] = useState<'download' | 'import'>();
  const { ensureWaived } = useWaiver();
  const close = () => setDialog(undefined);
  const openDialog = async (name: 'download' | 'import') => {
    if (await ensureWaived(item)) setDialog(name);
  };
  const { id, title, entries, is_expired: hasExpired, max_downloads: maxDownloads } = item;
  const [entry, ...others] = entries;
  const isBundle = others.length > 0;
  const hasDownloadsLeft = maxDownloads === -1 || item.download_count < maxDownloads;
  const hasDownload = item.has_files && !hasExpired;
  const buttonProps = (isPrimary: boolean) =>
    ({ size: 'sm', variant: isPrimary ? 'filled' : 'default' }) as const;
  return (
    <Group gap="xs">
      {isBundle && !hasExpired && (
        <AutoGrid component="ul" minColumn={220} gap="xs" flex="1 0 100%" aria-label={t('parts', { title })}>
          {entries.map((part) => (
            <li key={part.id}>
              <EntryButton
                item={item}
                entry={part}
                label={t('open.label', { title: part.title })}
                size="sm"
                variant="light"
                justify="flex-start"
                fullWidth
                leftSection={renderIcon(part)}
              >
                <Text component="bdi" inherit truncate>
                  {part.title}
                </Text>
              </EntryButton>
            </li>
          ))}
        </AutoGrid>
      )}
      {hasExpired ? (
        item.productId !== null && (
          <Button {...buttonProps(true)} component={Link} to={productPath(item.productId)}>
            {t('buy_again')}
          </Button>
        )
      ) : isBundle ? (
        <Button {...buttonProps(false)} onClick={() => library.openLibrary(item)}>
          {t('open.library')}
        </Button>
      ) : entry ? (
        <EntryButton
          item={item}
          entry={entry}
          label={t(entry.kind === 'video' ? 'open.video_label' : 'open.text_label', { title })}
          {...buttonProps(true)}
          leftSection={renderIcon(entry)}
        >
          {t(entry.kind === 'video' ? 'open.video' : 'open.text')}
        </EntryButton>
      ) : item.canImport && isLearner(user) ? (
        <Button
          {...buttonProps(true)}
          loading={isImporting}
          aria-label={t('import.label', { title })}
          leftSection={<IconBookDownload size={18} stroke={1.7} />}
          onClick={() => void openDialog('import')}
        >
          {t('import.open')}
        </Button>
      ) : null}
      {item.can_listen && (
        <Button
          {...buttonProps(!entry && !item.canImport)}
          component={Link}
          to={listenPath(id)}
          aria-label={t('listen.label', { title })}
          leftSection={<IconHeadphones size={18} stroke={1.7} />}
        >
          {t('listen.open')}
        </Button>
      )}
      {hasDownload && (
        <Button
          {...buttonProps(!entry && !item.can_listen && !(item.canImport && isLearner(user)))}
          disabled={!hasDownloadsLeft}
          aria-label={t('download.label', { title })}
          leftSection={<IconDownload size={18} stroke={1.7} />}
          onClick={() => void openDialog('download')}
        >
          {t('download.open')}
        </Button>
      )}
      {item.canImport && !isLearner(user) && (
        <Button
          size="sm"
          variant="subtle"
          component={Link}
          to="/start-learning"
          leftSection={<IconLanguage size={18} stroke={1.7} />}
        >
          {t('open.start')}
        </Button>
      )}
      {children}
      {hasDownload && !hasDownloadsLeft && (
        <Text size="sm" c="dimmed" flex="1 0 100%">
          {t('errors:downloads_spent')}
        </Text>
      )}
      <Suspense fallback={null}>
        {dialog === 'import' && (
          <ImportDialog item={item} onImport={(options) => importPurchase(item, options)} onClose={close} />
        )}
        {dialog === 'download' && <DownloadDialog id={id} card={item.card} onClose={close} />}
      </Suspense>
    </Group>
  );
}

/** Links to a text or video. `label` starts with the visible text, so that voice control users can say it. */
function EntryButton({
  item,
  entry,
  label,
  ...props
}: ButtonProps & { item: OwnedItem; entry: LibraryEntry; label: string; children: ReactNode }) {
  const library = useLibrary();
  return library.needsLanguage(item) ? (
    <Button {...props} aria-label={label} onClick={() => library.open(item, entry)} />
  ) : (
    <Button {...props} aria-label={label} component={Link} to={entryPath(entry)} />
  );
}
