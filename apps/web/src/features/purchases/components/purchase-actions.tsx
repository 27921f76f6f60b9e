import type { PurchaseCard } from '@glossa/contract/purchases';
import { Button } from '@mantine/core';
import {
  IconBook,
  IconBookDownload,
  IconDownload,
  IconEye,
  IconHeadphones,
  IconMovie,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { entryPath } from '../../../lib/navigation/entry-paths.ts';
import { listenPath } from '../../../lib/navigation/listen-path.ts';
import { productPath } from '../../../lib/navigation/product-path.ts';
import { usePurchaseActions } from '../hooks/use-purchase-actions.tsx';
import { useShelf } from '../hooks/use-shelf.ts';
import classes from './purchase-actions.module.css';

const markOf = ({ kind }: PurchaseCard['entries'][number]) =>
  kind === 'video' ? <IconMovie size={18} /> : <IconBook size={18} />;

/** Import or open, download, preview; what has ended can be bought again. */
export function PurchaseActions({
  purchase,
  onDownload,
  onPreview,
}: {
  purchase: PurchaseCard;
  onDownload: () => void;
  onPreview: () => void;
}) {
  const { t } = useTranslation('purchases');
  const { bring, isImporting } = usePurchaseActions();
  const { title, is_expired: isEnded, has_files: hasFiles } = purchase;
  const [entry, ...others] = purchase.entries;
  const isLeft = purchase.max_downloads === -1 || purchase.download_count < purchase.max_downloads;
  const shelf = useShelf();
  return (
    <div className={classes.root}>
      {isEnded ? (
        <Button size="sm" component={Link} to={productPath(purchase.product_id)}>
          {t('buy_again')}
        </Button>
      ) : entry && others.length > 0 ? (
        <Button
          size="sm"
          aria-label={t('open.label', { title })}
          leftSection={markOf(entry)}
          onClick={() => shelf.go(purchase)}
        >
          {t('open.library')}
        </Button>
      ) : entry ? (
        <Button
          size="sm"
          component={Link}
          to={entryPath(entry)}
          aria-label={t('open.label', { title })}
          leftSection={markOf(entry)}
        >
          {t(entry.kind === 'video' ? 'open.video' : 'open.text')}
        </Button>
      ) : (
        purchase.canImport && (
          <Button
            size="sm"
            loading={isImporting}
            aria-label={t('import.label', { title })}
            leftSection={<IconBookDownload size={18} stroke={1.7} />}
            onClick={() => void bring(purchase)}
          >
            {t('import.open')}
          </Button>
        )
      )}
      {purchase.can_listen && (
        <Button
          size="sm"
          variant={entry || purchase.canImport ? 'default' : 'filled'}
          component={Link}
          to={listenPath(purchase.id)}
          aria-label={t('listen.label', { title })}
          leftSection={<IconHeadphones size={18} stroke={1.7} />}
        >
          {t('listen.open')}
        </Button>
      )}
      {hasFiles && !isEnded && (
        <Button
          size="sm"
          variant="default"
          disabled={!isLeft}
          aria-label={t('download.label', { title })}
          leftSection={<IconDownload size={18} stroke={1.7} />}
          onClick={onDownload}
        >
          {t('download.open')}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t('preview.label', { title })}
        leftSection={<IconEye size={18} stroke={1.7} />}
        onClick={onPreview}
      >
        {t('preview.open')}
      </Button>
    </div>
  );
}
