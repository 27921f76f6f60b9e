import { previewPurchase } from '@glossa/contract/purchases';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { Box, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ProductSample } from '@/domain/products/product-sample.tsx';
import { ProductText } from '@/domain/products/product-text.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';

/** A preview of a purchase: a sample, the beginning of its text, or the contents of a bundle. */
export function PreviewDialog({
  purchase: { id, title, type, language },
  onClose,
}: {
  purchase: Pick<PurchaseCard, 'id' | 'title' | 'type' | 'language'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('purchases');
  const { data, error, refetch } = useQuery(endpointQuery(previewPurchase, { params: { id } }));
  return (
    <Dialog title={<bdi>{title}</bdi>} size="lg" onClose={onClose}>
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={200} radius={12} />
      ) : (
        <>
          {data.sample !== null && <ProductSample url={data.sample} isVideo={type === 'video'} />}
          {data.text !== '' && (
            <ProductText lang={language} dir={data.direction}>
              {data.text}
            </ProductText>
          )}
          {data.contents.length > 0 && (
            <Box component="ol" ps={24} lh={1.8} style={{ listStyle: 'decimal' }}>
              {data.contents.map((content, index) => (
                <li key={index} dir="auto">
                  {content}
                </li>
              ))}
            </Box>
          )}
          {data.text === '' && data.sample === null && data.contents.length === 0 && (
            <Text c="dimmed">{t('preview.none')}</Text>
          )}
        </>
      )}
    </Dialog>
  );
}
