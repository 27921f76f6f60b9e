import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuStepper } from '@/lib/menus/menu-controls.tsx';
import { MenuTiles } from './menu-tiles.tsx';
import classes from './menu-look.module.css';

/** Limits and step of each size; the limits are the contract's. */
const fontSizes = { min: 12, max: 40, step: 1 };
const lineSpacings = { min: 1, max: 3, step: 0.1 };

/** Font and background of the text. */
export function MenuLook({
  settings,
  onChange,
}: {
  settings: ReaderSettings;
  onChange: (part: Partial<ReaderSettings>) => void;
}) {
  const { t } = useTranslation('reader');
  const fonts: Record<ReaderSettings['fontFamily'], string> = {
    book: t('menu.font_book'),
    plain: t('menu.font_plain'),
    system: t('menu.font_system'),
    easy: t('menu.font_easy'),
  };
  const grounds: Record<ReaderSettings['ground'], string> = {
    theme: t('menu.ground_theme'),
    paper: t('menu.ground_paper'),
    sepia: t('menu.ground_sepia'),
    night: t('menu.ground_night'),
  };
  return (
    <>
      <MenuTiles
        label={t('menu.font')}
        value={settings.fontFamily}
        onChange={(fontFamily) => onChange({ fontFamily })}
        tiles={Object.entries(fonts).map(([value, name]) => ({
          value: value as ReaderSettings['fontFamily'],
          name,
          sample: <span data-font={value}>{t('menu.letters')}</span>,
        }))}
      />
      <MenuStepper
        label={t('menu.font_size')}
        value={settings.fontSize}
        range={fontSizes}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <MenuStepper
        label={t('menu.line_spacing')}
        value={settings.lineSpacing}
        range={lineSpacings}
        onChange={(lineSpacing) => onChange({ lineSpacing })}
      />
      <MenuTiles
        label={t('menu.ground')}
        value={settings.ground}
        onChange={(ground) => onChange({ ground })}
        tiles={Object.entries(grounds).map(([value, name]) => ({
          value: value as ReaderSettings['ground'],
          name,
          sample: <span className={classes.ground} data-swatch={value} />,
        }))}
      />
    </>
  );
}
