import type { ImportPreview, ImportSettings } from '@glossa/contract/word-import';
import { previewImport } from '@glossa/contract/word-import';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';

/** Import settings as sent, with the language as its code. */
export type Settings = Omit<ImportSettings, 'language'> & { language: string };

const readsAlike = (
  settings: Settings,
  { columns, scale, header, file_language }: ImportPreview,
  language: string,
) =>
  (settings.header ?? null) === header &&
  settings.scale === scale &&
  settings.language === (file_language ?? language) &&
  settings.columns.every((column, index) => column === columns[index]);

/**
 * Manages the settings of an import, starting with the server's suggestions, and their preview. Refetches the preview
 * only for settings that affect how the file is read.
 */
export function useImportSettings(first: ImportPreview, language: string) {
  const [settings, setSettings] = useState<Settings>({
    language: first.file_language ?? language,
    columns: first.columns,
    scale: first.scale,
    ...(first.header === null ? {} : { header: first.header }),
    duplicates: 'fill',
    default_level: 1,
    add_tags: [],
  });
  const { columns, scale, header, language: read } = settings;
  const isFirst = readsAlike(settings, first, language);
  const { data, isFetching } = useQuery({
    ...endpointQuery(previewImport, {
      params: { id: first.id },
      body: { columns, scale, language: read, ...(header === undefined ? {} : { header }) },
    }),
    enabled: !isFirst && columns.includes('text'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    settings,
    change: (more: Partial<Settings>) => setSettings((last) => ({ ...last, ...more })),
    preview: isFirst ? first : (data ?? first),
    isFetching,
  };
}
