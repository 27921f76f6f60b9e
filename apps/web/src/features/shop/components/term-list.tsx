import type { Product } from '@glossa/contract/shop';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './term-list.module.css';

/** What one gets with a product, and what not. */
export function TermList({ product: { terms, tier, type } }: { product: Product }) {
  const { t } = useTranslation('shop');
  const isRead = type === 'text' || type === 'bundle';
  const rows: readonly (readonly [isGiven: boolean, text: string])[] = [
    ...(tier?.features ?? []).map((feature) => [true, feature] as const),
    [true, t('terms.library')],
    [
      true,
      terms.validityDays === null ? t('terms.for_ever') : t('terms.days', { count: terms.validityDays }),
    ],
    [
      terms.maxDownloads !== 0,
      terms.maxDownloads === -1
        ? t('terms.downloads_unlimited')
        : t('terms.downloads', { count: terms.maxDownloads }),
    ],
    [true, t('terms.devices', { count: terms.maxDevices })],
    [terms.offline, t('terms.offline')],
    ...(isRead
      ? ([
          [terms.printing, t('terms.printing')],
          [terms.copying, t('terms.copying')],
        ] as const)
      : []),
  ];
  return (
    <ul className={classes.root} aria-label={t('terms.title')}>
      {rows.map(([isGiven, text]) => (
        <li key={text} data-given={isGiven || undefined}>
          {isGiven ? (
            <IconCheck size={16} stroke={2} aria-label={t('terms.yes')} />
          ) : (
            <IconX size={16} stroke={2} aria-label={t('terms.no')} />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
