import { duplicateRules, levelScales } from '@glossa/contract/word-import';
import { NativeSelect } from '@mantine/core';
import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { ColoredTagsInput } from '@/domain/tags/colored-tags-input.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import type { Settings } from '../hooks/use-import-settings.ts';
import classes from './import-options.module.css';

/** Import options: language, levels, tags, and how to treat existing words. */
export function ImportOptions({
  settings,
  onChange,
  mappable,
}: {
  settings: Settings;
  onChange: (more: Partial<Settings>) => void;
  mappable: boolean;
}) {
  const { t, i18n } = useTranslation('transfer');
  return (
    <div className={classes.root}>
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
    </div>
  );
}
