import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuChoice, MenuStepper, MenuSwitch } from '@/lib/menus/menu-controls.tsx';

/** The limits are the contract's. */
const sentences = { min: 1, max: 50, step: 1 };

/** How much of the text is shown at a time, and which tools. */
export function MenuPage({
  settings,
  onChange,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
}) {
  const { t } = useTranslation('reader');
  return (
    <>
      <MenuChoice
        label={t('menu.view')}
        value={settings.view}
        onChange={(view) => onChange({ view })}
        names={{ page: t('menu.view_page'), continuous: t('menu.view_continuous') }}
      />
      <MenuStepper
        label={t('menu.sentences')}
        value={settings.sentencesPerPage}
        range={sentences}
        onChange={(sentencesPerPage) => onChange({ sentencesPerPage })}
      />
      <MenuSwitch
        label={t('menu.luxury')}
        help={t('menu.luxury_help')}
        value={settings.luxury}
        onChange={(luxury) => onChange({ luxury })}
      />
    </>
  );
}
