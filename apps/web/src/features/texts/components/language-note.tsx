import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** Shows that content is in a language other than the chosen one, and offers to switch. */
export function LanguageNote({
  detected,
  chosen,
  onChange,
}: {
  /** Code of the detected language; null if uncertain. */
  detected: string | null;
  chosen: string;
  onChange: (code: string) => void;
}) {
  const { t, i18n } = useTranslation('imports');
  const { selected_languages } = useUser();
  if (detected === null || detected === chosen) return null;
  const languages = {
    found: languageName(detected, i18n.language),
    chosen: languageName(chosen, i18n.language),
  };
  return (
    <Alert color="yellow" role="status">
      {t('language.differs', languages)}{' '}
      {selected_languages.some(({ code }) => code === detected) && (
        <Button size="compact-sm" variant="light" onClick={() => onChange(detected)}>
          {t('language.change', languages)}
        </Button>
      )}
    </Alert>
  );
}
