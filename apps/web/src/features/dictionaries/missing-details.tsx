import { listAdminDictionaries, resumeInstallation } from '@glossa/contract/admin-dictionaries';
import type { DictionaryInstallation } from '@glossa/contract/admin-dictionaries';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { LanguageFields } from './language-fields.tsx';

/** Asks for details that an uploaded file lacks, then continues its installation. */
export function MissingDetails({
  installation: { id, language, target },
  problem,
}: {
  installation: DictionaryInstallation;
  problem: 'language_unknown' | 'licence_unknown';
}) {
  const { t } = useTranslation('dictionaries');
  const [languages, setLanguages] = useState({ language: language ?? '', target: target ?? '' });
  const [licence, setLicence] = useState('');
  const { mutate, isPending } = useEndpointMutation(resumeInstallation, {
    invalidates: [listAdminDictionaries],
  });
  const isComplete =
    problem === 'licence_unknown'
      ? licence.trim() !== ''
      : languages.language !== '' && languages.target !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const body = problem === 'licence_unknown' ? { licence: licence.trim() } : languages;
        if (isComplete) mutate({ params: { id }, body });
      }}
    >
      <Group gap="xs" mt="xs" align="flex-end">
        {problem === 'licence_unknown' ? (
          <TextInput
            size="sm"
            label={t('upload.license')}
            value={licence}
            maxLength={200}
            onChange={({ currentTarget }) => setLicence(currentTarget.value)}
          />
        ) : (
          <LanguageFields value={languages} any={undefined} onChange={setLanguages} />
        )}
        <Button type="submit" size="sm" disabled={!isComplete} loading={isPending}>
          {t('installations.continue')}
        </Button>
      </Group>
    </form>
  );
}
