import { readingLanguages } from '@glossa/contract/reading-languages';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuChoice, MenuSwitch } from '@/lib/menus/menu-controls.tsx';
import { isUnspaced } from './sentences.ts';

/** Settings for how words are marked and annotated. */
export function WordSettings({
  settings,
  onChange,
  language,
}: {
  settings: Pick<
    ReaderSettings,
    'marks' | 'translationsOver' | 'readingsOver' | 'hint' | 'highlightSpecialChars' | 'removeSpaces'
  >;
  onChange: (part: Partial<ReaderSettings>) => void;
  /** Code of the text's language. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const levels = { never: t('menu.over_never'), unknown: t('menu.over_unknown'), all: t('menu.over_all') };
  return (
    <>
      <MenuChoice
        label={t('menu.marks')}
        value={settings.marks}
        onChange={(marks) => onChange({ marks })}
        names={{
          color: t('menu.marks_color'),
          contrast: t('menu.marks_contrast'),
          plain: t('menu.marks_plain'),
        }}
      />
      <MenuChoice
        label={t('menu.translations')}
        value={settings.translationsOver}
        onChange={(translationsOver) => onChange({ translationsOver })}
        names={levels}
      />
      {readingLanguages.includes(language) && (
        <MenuChoice
          label={
            language === 'ja'
              ? t('menu.furigana')
              : language === 'zh'
                ? t('menu.pinyin')
                : t('menu.romanisation')
          }
          value={settings.readingsOver}
          onChange={(readingsOver) => onChange({ readingsOver })}
          names={levels}
        />
      )}
      <MenuChoice
        label={t('menu.hint')}
        value={settings.hint}
        onChange={(hint) => onChange({ hint })}
        names={{ hover: t('menu.hint_hover'), click: t('menu.hint_click') }}
      />
      <MenuSwitch
        label={t('menu.special')}
        help={t('menu.special_help')}
        value={settings.highlightSpecialChars}
        onChange={(highlightSpecialChars) => onChange({ highlightSpecialChars })}
      />
      {isUnspaced(language) && (
        <MenuSwitch
          label={t('menu.remove_spaces')}
          value={settings.removeSpaces}
          onChange={(removeSpaces) => onChange({ removeSpaces })}
        />
      )}
    </>
  );
}
