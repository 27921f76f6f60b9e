import { Stack } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { MenuStepper } from '@/lib/menus/menu-controls.tsx';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './appearance-settings.module.css';
import bodyClasses from './reader-body.module.css';

/** Limits (as defined in the contract) and step for each size. */
const fontSizes = { min: 12, max: 40, step: 1 };
const lineSpacings = { min: 1, max: 3, step: 0.1 };

/** Font and background of the text. */
export function AppearanceSettings({
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
  const backgrounds: Record<ReaderSettings['ground'], string> = {
    theme: t('menu.ground_theme'),
    paper: t('menu.ground_paper'),
    sepia: t('menu.ground_sepia'),
    night: t('menu.ground_night'),
  };
  return (
    <>
      <TileChoice
        label={t('menu.font')}
        value={settings.fontFamily}
        onChange={(fontFamily) => onChange({ fontFamily })}
        tiles={Object.entries(fonts).map(([value, name]) => ({
          value: value as ReaderSettings['fontFamily'],
          name,
          preview: (
            <span className={bodyClasses.sample} data-font={value}>
              {t('menu.letters')}
            </span>
          ),
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
      <TileChoice
        label={t('menu.ground')}
        value={settings.ground}
        onChange={(ground) => onChange({ ground })}
        tiles={Object.entries(backgrounds).map(([value, name]) => ({
          value: value as ReaderSettings['ground'],
          name,
          preview: <span className={classes.swatch} data-swatch={value} />,
        }))}
      />
    </>
  );
}

/** A choice between a few options, shown as labeled previews. */
function TileChoice<Value extends string>({
  label,
  value,
  tiles,
  onChange,
}: {
  label: string;
  value: Value;
  tiles: readonly { value: Value; name: string; preview: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.tiles}>
      {tiles.map((tile) => (
        <Stack
          key={tile.value}
          component="label"
          gap={4}
          align="center"
          pos="relative"
          fz="xs"
          lh={1.3}
          ta="center"
          className={classes.tile ?? ''}
        >
          <HiddenRadio
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span aria-hidden="true" className={classes.preview}>
            {tile.preview}
          </span>
          {tile.name}
        </Stack>
      ))}
    </div>
  );
}
