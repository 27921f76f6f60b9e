import { updateUiLanguage } from '@glossa/contract/auth';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { storedLanguageKey } from '../../../lib/i18n/detect-language.ts';
import type { SaveState } from '../../../lib/settings/settings-saver.ts';
import { interfaceLanguages } from '../../../lib/i18n/interface-languages.ts';
import type { InterfaceLanguage } from '../../../lib/i18n/interface-languages.ts';

/**
 * The languages to choose from; those not offered yet show while developing, or when one is in use. Who shows the state
 * of a choice asks that failures be `quiet`.
 */
export function useInterfaceLanguage({ quiet = false } = {}): {
  language: string;
  choices: readonly InterfaceLanguage[];
  choose: (code: string) => void;
  /** What became of the last choice. */
  state: SaveState | undefined;
} {
  const { i18n } = useTranslation();
  const { mutate, status, error } = useEndpointMutation(updateUiLanguage, { meta: { quiet } });
  const show = (code: string) => {
    localStorage.setItem(storedLanguageKey, code);
    void i18n.changeLanguage(code);
  };
  const choices = interfaceLanguages.filter(
    ({ code, offered }) => offered || import.meta.env.DEV || code === i18n.language,
  );
  return {
    language: i18n.language,
    choices,
    choose: (code) => {
      const before = i18n.language;
      show(code);
      mutate({ body: { language_code: code } }, { onError: () => show(before) });
    },
    state: error ?? (status === 'success' ? 'saved' : undefined),
  };
}
