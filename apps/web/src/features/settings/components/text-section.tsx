import type { Settings } from '@glossa/contract/settings';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useSetting } from '../hooks/use-setting.ts';
import { ResetButton, SettingsLoaded, SettingsSection } from './settings-section.tsx';
import { ChoiceSetting, NumberSetting, SliderSetting, SwitchSetting } from './setting-controls.tsx';
import classes from './text-section.module.css';

const names = [
  'fontFamily',
  'fontSize',
  'lineSpacing',
  'ground',
  'marks',
  'luxury',
  'highlightSpecialChars',
  'removeSpaces',
  'readingsOver',
  'hint',
  'view',
  'sentencesPerPage',
] as const satisfies readonly (keyof Settings)[];

/** Text display settings, the same as in the reader's menu. */
export function TextSection() {
  const { t } = useTranslation(['settings', 'reader']);
  const format = useFormat();
  const title = t('text.title');
  const annotationNames = {
    never: t('reader:menu.over_never'),
    unknown: t('reader:menu.over_unknown'),
    all: t('reader:menu.over_all'),
  };
  return (
    <SettingsSection title={title} help={t('text.help')}>
      <SettingsLoaded rows={8}>
        <ChoiceSetting
          name="fontFamily"
          label={t('reader:menu.font')}
          names={{
            book: t('reader:menu.font_book'),
            plain: t('reader:menu.font_plain'),
            system: t('reader:menu.font_system'),
            easy: t('reader:menu.font_easy'),
          }}
        />
        <SliderSetting
          name="fontSize"
          label={t('reader:menu.font_size')}
          range={{ min: 12, max: 40, step: 1 }}
          format={format.number}
        />
        <SliderSetting
          name="lineSpacing"
          label={t('reader:menu.line_spacing')}
          range={{ min: 1, max: 3, step: 0.1 }}
          format={format.number}
        />
        <ChoiceSetting
          name="ground"
          label={t('reader:menu.ground')}
          names={{
            theme: t('reader:menu.ground_theme'),
            paper: t('reader:menu.ground_paper'),
            sepia: t('reader:menu.ground_sepia'),
            night: t('reader:menu.ground_night'),
          }}
        />
        <TextPreview />
        <ChoiceSetting
          name="marks"
          label={t('text.marks')}
          help={t('text.marks_help')}
          names={{
            color: t('reader:menu.marks_color'),
            contrast: t('reader:menu.marks_contrast'),
            plain: t('reader:menu.marks_plain'),
          }}
        />
        <SwitchSetting name="luxury" label={t('reader:menu.luxury')} help={t('reader:menu.luxury_help')} />
        <SwitchSetting
          name="highlightSpecialChars"
          label={t('reader:menu.special')}
          help={t('reader:menu.special_help')}
        />
        <SwitchSetting
          name="removeSpaces"
          label={t('text.remove_spaces')}
          help={t('text.remove_spaces_help')}
        />
        <ChoiceSetting
          name="readingsOver"
          label={t('text.readings')}
          help={t('text.readings_help')}
          names={annotationNames}
        />
        <ChoiceSetting
          name="hint"
          label={t('reader:menu.hint')}
          names={{ hover: t('reader:menu.hint_hover'), click: t('reader:menu.hint_click') }}
        />
        <ChoiceSetting
          name="view"
          label={t('reader:menu.view')}
          names={{ page: t('reader:menu.view_page'), continuous: t('reader:menu.view_continuous') }}
        />
        <NumberSetting
          name="sentencesPerPage"
          label={t('reader:menu.sentences')}
          range={{ min: 1, max: 50 }}
        />
        <ResetButton group={title} names={names} />
      </SettingsLoaded>
    </SettingsSection>
  );
}

/** A sample sentence in the chosen font. */
function TextPreview() {
  const { t } = useTranslation('settings');
  const { value: fontSize } = useSetting('fontSize');
  const { value: lineHeight } = useSetting('lineSpacing');
  const { value: font } = useSetting('fontFamily');
  return (
    <Card mt="md" px={20}>
      <Text size="xs" c="dimmed" mb={6}>
        {t('text.preview')}
      </Text>
      <p className={classes.sample} data-font={font} style={{ fontSize, lineHeight }}>
        {t('text.sample')}
      </p>
    </Card>
  );
}
