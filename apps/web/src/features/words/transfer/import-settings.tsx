import { previewImport, duplicateRules, levelScales } from '@glossa/contract/word-import';
import type { ImportPreview, ImportSettings } from '@glossa/contract/word-import';
import { languages } from '@glossa/language/languages';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ColoredTagsInput } from '@/domain/tags/tags-input.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';

/** The import settings to send, with the language given by its code. */
type Settings = Omit<ImportSettings, 'language'> & { language: string };

/** Returns whether a preview was made with these settings. */
const matchesPreview = (
  settings: Settings,
  { columns, scale, header, file_language }: ImportPreview,
  language: string,
) =>
  (settings.header ?? null) === header &&
  settings.scale === scale &&
  settings.language === (file_language ?? language) &&
  settings.columns.every((column, index) => column === columns[index]);

/**
 * Returns an import's settings, which are initially the server's suggestions, and their preview. The preview is
 * refetched only when a setting changes that affects how the file is read.
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
  const { columns, scale, header, language: fileLanguage } = settings;
  const isFirst = matchesPreview(settings, first, language);
  const { data, isFetching } = useQuery({
    ...endpointQuery(previewImport, {
      params: { id: first.id },
      body: { columns, scale, language: fileLanguage, ...(header === undefined ? {} : { header }) },
    }),
    enabled: !isFirst && columns.includes('text'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    settings,
    change: (part: Partial<Settings>) => setSettings((last) => ({ ...last, ...part })),
    preview: isFirst ? first : (data ?? first),
    isFetching,
  };
}

/** Import options: language, levels, tags, and how to treat existing words. */
export function ImportOptions({
  settings,
  onChange,
  mappable,
}: {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  mappable: boolean;
}) {
  const { t, i18n } = useTranslation('transfer');
  return (
    <AutoGrid minColumn={260} style={{ alignItems: 'start' }}>
      <NativeSelect
        label={t('options.language')}
        value={settings.language}
        data={languages.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
      <NativeSelect
        label={t('options.duplicates')}
        value={settings.duplicates}
        data={duplicateRules.map((rule) => ({ value: rule, label: t(`duplicates.${rule}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ duplicates: duplicateRules.find((rule) => rule === currentTarget.value) ?? 'fill' })
        }
      />
      {mappable && settings.columns.includes('level') && (
        <NativeSelect
          label={t('options.scale')}
          value={settings.scale}
          data={levelScales.map((scale) => ({ value: scale, label: t(`scale.${scale}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ scale: levelScales.find((scale) => scale === currentTarget.value) ?? 'glossa' })
          }
        />
      )}
      <NativeSelect
        label={t('options.level')}
        value={String(settings.default_level)}
        data={[0, 1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: t(`level.${level as 0}`) }))}
        onChange={({ currentTarget }) => onChange({ default_level: Number(currentTarget.value) })}
      />
      <ColoredTagsInput
        label={t('options.tags')}
        value={settings.add_tags}
        maxTags={10}
        onChange={(add_tags) => onChange({ add_tags })}
      />
    </AutoGrid>
  );
}
