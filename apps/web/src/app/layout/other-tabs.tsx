import { getSettings } from '@glossa/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey } from '../../lib/api/query.ts';
import { storedLanguageKey } from '../../lib/i18n/detect-language.ts';
import { hearOtherTabs } from '../../lib/settings/other-tabs.ts';

/** Takes over what another tab has set; the theme does so by itself. */
export function OtherTabs() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  useEffect(
    () => hearOtherTabs(() => void client.invalidateQueries({ queryKey: endpointKey(getSettings) })),
    [client],
  );
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === storedLanguageKey && newValue !== null) void i18n.changeLanguage(newValue);
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [i18n]);
  return null;
}
