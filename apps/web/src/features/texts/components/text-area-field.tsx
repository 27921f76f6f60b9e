import { Anchor, Textarea } from '@mantine/core';
import { pastedTextLimit } from '@glossa/contract/text-upload';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './text-area-field.module.css';

/**
 * A field for pasting text, with a live counter. Text that is too long can be sent as a file, which has a higher limit.
 */
export function TextAreaField({
  value,
  language,
  error,
  onChange,
  onUseAsFile,
  action,
}: {
  value: string;
  language: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onUseAsFile: () => void;
  /** Shown beside the counter. */
  action?: ReactNode;
}) {
  const { t } = useTranslation(['texts', 'validation']);
  const sizes = { limit: pastedTextLimit, length: value.length };
  const tooLong = value.length > pastedTextLimit;
  return (
    <div>
      <Textarea
        label={t('upload.text')}
        placeholder={t('upload.text_placeholder')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={tooLong ? t('validation:content_too_long', sizes) : error}
        classNames={{ input: classes.input }}
        lang={language}
        dir="auto"
      />
      <div className={classes.below}>
        {action}
        {tooLong && (
          <Anchor component="button" type="button" size="sm" onClick={onUseAsFile}>
            {t('upload.use_as_file')}
          </Anchor>
        )}
        <span className={classes.counter} data-over={tooLong || undefined}>
          {t('upload.counter', sizes)}
        </span>
      </div>
    </div>
  );
}
