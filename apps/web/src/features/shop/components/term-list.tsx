import type { Product } from '@glossa/contract/shop';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './term-list.module.css';

/** What a product includes, and what it doesn't. */
export function TermList({ product: { terms, tier, type, wordCount } }: { product: Product }) {
  const { t } = useTranslation('shop');
  const isRead = type === 'text' || type === 'bundle';
  const isHeard = type === 'audio';
  const rows: readonly (readonly [isGiven: boolean, text: string])[] = [
    ...(tier?.features ?? []).map((feature) => [true, feature] as const),
    ...(isHeard ? [[true, t('terms.listen')] as const] : []),
    ...(isHeard && wordCount === null ? [] : [[true, t('terms.library')] as const]),
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
    ...(isHeard ? [] : [[terms.offline, t('terms.offline')] as const]),
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
