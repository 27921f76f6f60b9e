import { anyLanguage } from '@glossa/contract/external-services';
import { Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';

/**
 * The voice for each language, with the `known` voices as suggestions. A language whose field is empty has no voice.
 */
export function VoiceFields({
  voices,
  known,
  error,
  onChange,
}: {
  voices: Readonly<Record<string, string>>;
  known: readonly string[];
  error: string | undefined;
  onChange: (voices: Record<string, string>) => void;
}) {
  const { t } = useTranslation('services');
  const id = useId();
  const languages = useLanguageOptions();
  const chosen = languages.filter(({ value }) => voices[value] !== undefined);
  const setVoice = (code: string, name: string) => onChange({ ...voices, [code]: name });
  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <div>
        <Input.Label id={`${id}-label`} size="md" component="div" labelElement="div">
          {t('form.voices')}
        </Input.Label>
        <Input.Description id={`${id}-help`} size="md">
          {t('form.voices_help')}
        </Input.Description>
      </div>
      <AutoGrid minColumn={200} gap="xs">
        {[...chosen, { value: anyLanguage, label: t('form.voice_any') }].map(({ value, label }) => (
          <TextInput
            key={value}
            dir="ltr"
            label={label}
            value={voices[value] ?? ''}
            maxLength={200}
            list={`${id}-known`}
            autoComplete="off"
            onChange={({ currentTarget }) => setVoice(value, currentTarget.value)}
          />
        ))}
      </AutoGrid>
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <NativeSelect
        aria-label={t('form.voice_add')}
        value=""
        data={[
          { value: '', label: t('form.voice_add') },
          ...languages.filter(({ value }) => voices[value] === undefined),
        ]}
        onChange={({ currentTarget }) => setVoice(currentTarget.value, '')}
        maw={280}
      />
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}
