import { languageByCode } from '@glossa/language/languages';
import { Box, Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import classes from './card.module.css';

/** The form in which the learner types the word. */
export function TypedAnswerForm({
  language,
  onSubmit,
}: {
  language: string;
  onSubmit: (text: string) => void;
}) {
  const { t } = useTranslation('practice');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <Group
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <TextInput
        ref={field}
        flex="999 1 260px"
        size="lg"
        aria-label={t('card.type')}
        placeholder={t('card.type')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // An Enter that ends an IME composition must not submit a half-typed word.
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
        lang={language}
        dir={languageByCode(language)?.direction ?? 'auto'}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" size="lg" flex="1 0 auto">
        {text.trim() === '' ? t('card.show') : t('card.check')}
      </Button>
    </Group>
  );
}

/** The typed answer compared with the correct one: extra characters struck through, missing ones underlined. */
export function TypedAnswerDiff({ comparison, language }: { comparison: Comparison; language: string }) {
  const { t } = useTranslation('practice');
  const { verdict, pieces } = comparison;
  const verdicts = { exact: t('typed.exact'), close: t('typed.close'), wrong: t('typed.wrong') };
  const kinds = { same: '', missing: t('typed.missing'), extra: t('typed.extra') };
  return (
    <Box mb="md">
      <Text fw={600} c={`var(--glossa-${verdict === 'wrong' ? 'danger' : 'success'})`}>
        {verdicts[verdict]}
      </Text>
      {verdict === 'wrong' && (
        <Text
          mt={4}
          fz={20}
          className={classes.diff}
          lang={language}
          dir={languageByCode(language)?.direction ?? 'auto'}
        >
          {pieces.map(({ kind, text }, index) => (
            // The index is a stable key, because the parts of an answer never change order.
            <span key={index} data-kind={kind}>
              {kind !== 'same' && <VisuallyHidden>{kinds[kind]}</VisuallyHidden>}
              {text}
            </span>
          ))}
        </Text>
      )}
    </Box>
  );
}
