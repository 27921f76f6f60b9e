import { difficulties } from '@glossa/contract/difficulties';
import { getDashboard } from '@glossa/contract/dashboard';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import { useSetting } from '../hooks/use-setting.ts';

/** Reading level in a language, by its code. It decides which texts are suggested first. */
export function LevelChoice({ language }: { language: string }) {
  const { t, i18n } = useTranslation(['languages', 'common']);
  const { value: levels, set } = useSetting('levels', [getDashboard]);
  return (
    <SlimSelect
      size="xs"
      label={t('level.title', { language: languageName(language, i18n.language) })}
      value={levels[language] ?? ''}
      data={[
        { value: '', label: t('common:none') },
        ...difficulties.map((level) => ({ value: level, label: t(`level.${level}`) })),
      ]}
      onChange={(chosen) => {
        const level = difficulties.find((one) => one === chosen);
        const others = Object.entries(levels).filter(([code]) => code !== language);
        set(Object.fromEntries(level ? [...others, [language, level]] : others));
      }}
    />
  );
}
