import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { DictionaryOrder } from './dictionary-order.tsx';
import { ReferenceSites } from './reference-sites.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Where words are looked up in each learning language: dictionaries and websites. */
export function LookupSection() {
  const { t } = useTranslation(['settings', 'navigation']);
  const options = useLearningLanguageOptions();
  const { current_language: current } = useUser();
  const [chosen, setChosen] = useState(current ?? '');
  const language = (options.find(({ value }) => value === chosen) ?? options[0])?.value;
  return (
    <SettingsSection title={t('lookup.title')} help={t('lookup.help')}>
      {language === undefined ? (
        <Text c="dimmed">{errorCodeText('language_required')}</Text>
      ) : (
        <>
          {options.length > 1 && (
            <Group gap="xs" mb="md">
              <CompactSelect
                label={t('navigation:language.label')}
                value={language}
                data={options}
                onChange={setChosen}
              />
            </Group>
          )}
          <DictionaryOrder key={`dictionaries-${language}`} language={language} />
          <ReferenceSites key={`sites-${language}`} language={language} />
        </>
      )}
    </SettingsSection>
  );
}
