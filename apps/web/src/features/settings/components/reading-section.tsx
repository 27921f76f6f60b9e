import { defaultSettings } from '@glossa/contract/settings';
import { Button, NumberInput, Skeleton, Slider, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { useReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './reading-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const { sentencesPerPage: sentences, fontSize: size, lineSpacing: spacing } = defaultSettings;
const defaults = { sentencesPerPage: sentences, fontSize: size, lineSpacing: spacing };

/** How a page of text looks; each change shows in the preview and is kept by itself. */
export function ReadingSection() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const id = useId();
  const { settings, error, refetch, change } = useReaderSettings();
  if (!settings) {
    return (
      <SettingsSection title={t('reading.title')}>
        {error ? (
          <ErrorState message={errorText(error)} onRetry={refetch} />
        ) : (
          <LoadingState>
            <Skeleton height={240} />
          </LoadingState>
        )}
      </SettingsSection>
    );
  }
  const { sentencesPerPage, fontSize, lineSpacing } = settings;
  const isDefault = Object.entries(defaults).every(
    ([name, value]) => settings[name as keyof typeof settings] === value,
  );
  return (
    <SettingsSection title={t('reading.title')}>
      <Stack gap="lg">
        <NumberInput
          label={t('reading.sentences')}
          min={1}
          max={50}
          clampBehavior="strict"
          allowDecimal={false}
          value={sentencesPerPage}
          onChange={(value) => typeof value === 'number' && change({ sentencesPerPage: value })}
          maw={160}
        />
        <div>
          <p className={classes.label} id={`${id}-size`}>
            {t('reading.font_size')} <span>{format.number(fontSize)}</span>
          </p>
          <Slider
            min={12}
            max={40}
            label={null}
            value={fontSize}
            onChange={(value) => change({ fontSize: value })}
            thumbProps={{ 'aria-labelledby': `${id}-size` }}
          />
        </div>
        <div>
          <p className={classes.label} id={`${id}-spacing`}>
            {t('reading.line_spacing')} <span>{format.number(lineSpacing)}</span>
          </p>
          <Slider
            min={1}
            max={3}
            step={0.1}
            label={null}
            value={lineSpacing}
            onChange={(value) => change({ lineSpacing: Math.round(value * 10) / 10 })}
            thumbProps={{ 'aria-labelledby': `${id}-spacing` }}
          />
        </div>
        <figure className={classes.preview}>
          <figcaption>{t('reading.preview')}</figcaption>
          <p style={{ fontSize, lineHeight: lineSpacing }}>{t('reading.sample')}</p>
        </figure>
        <div>
          <Button variant="default" disabled={isDefault} onClick={() => change(defaults)}>
            {t('reading.reset')}
          </Button>
        </div>
      </Stack>
    </SettingsSection>
  );
}
