import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useLanguagePair } from './use-language-name.ts';

/** Languages, size, license and home page of a dictionary; `children` are further facts. */
export function DictionaryFacts({
  dictionary,
  children,
}: {
  dictionary: {
    title: string;
    language: string;
    target: string;
    entries: number | null;
    bytes: number | null;
    licence: string | null;
    source: string;
  };
  children?: ReactNode;
}) {
  const { t } = useTranslation('dictionaries');
  const format = useFormat();
  const size = useFileSize();
  const pair = useLanguagePair();
  const { title, entries, bytes, licence, source } = dictionary;
  return (
    <Facts isDotted component="div" fz={13}>
      <span>{pair(dictionary)}</span>
      {entries !== null && <span>{t('entries', { count: entries, number: format.number(entries) })}</span>}
      {bytes !== null && <span>{size(bytes)}</span>}
      {licence === null ? (
        <span>{t('license_in_file')}</span>
      ) : (
        licence !== '' && (
          <span>
            <bdi>{licence}</bdi>
          </span>
        )
      )}
      {children}
      {/^https?:/.test(source) && (
        <Anchor
          inherit
          href={source}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t('source')}: ${title}`}
        >
          {t('source')}
        </Anchor>
      )}
    </Facts>
  );
}
