import { updateUiLanguage } from '@glossa/contract/auth';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { storedLanguageKey } from '../../../lib/i18n/detect-language.ts';
import { interfaceLanguages } from '../../../lib/i18n/interface-languages.ts';
import type { InterfaceLanguage } from '../../../lib/i18n/interface-languages.ts';

/** The languages to choose from; those not offered yet show while developing, or when one is in use. */
export function useInterfaceLanguage(): {
  language: string;
  choices: readonly InterfaceLanguage[];
  choose: (code: string) => void;
} {
  const { i18n } = useTranslation();
  const { mutate } = useEndpointMutation(updateUiLanguage);
  const choices = interfaceLanguages.filter(
    ({ code, offered }) => offered || import.meta.env.DEV || code === i18n.language,
  );
  return {
    language: i18n.language,
    choices,
    choose: (code) => {
      localStorage.setItem(storedLanguageKey, code);
      void i18n.changeLanguage(code);
      mutate({ body: { language_code: code } });
    },
  };
}
