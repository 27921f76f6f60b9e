import { updateUiLanguage } from '@glossa/contract/auth';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { keepLanguage } from '@/lib/i18n/keep-language.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';

/**
 * The interface language and a setter. Callers that show the state themselves pass `quiet` to suppress error toasts.
 */
export function useInterfaceLanguage({ quiet = false } = {}): {
  language: string;
  choose: (code: string) => void;
  /** State of the last change. */
  state: SaveState | undefined;
} {
  const { i18n } = useTranslation();
  const { mutate, status, error } = useEndpointMutation(updateUiLanguage, { meta: { quiet } });
  return {
    language: i18n.language,
    choose: (code) => {
      const before = i18n.language;
      keepLanguage(code);
      mutate({ body: { language_code: code } }, { onError: () => keepLanguage(before) });
    },
    state: error ?? (status === 'success' ? 'saved' : undefined),
  };
}
