import { languageByCode } from '@glossa/language/languages';
import { Button, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './typed-form.module.css';

/** The input for typing the word. An input method editor (IME) may use Enter for itself. */
export function TypedForm({ language, onDone }: { language: string; onDone: (text: string) => void }) {
  const { t } = useTranslation('practice');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text);
      }}
    >
      <TextInput
        ref={field}
        size="lg"
        aria-label={t('card.type')}
        placeholder={t('card.type')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // The Enter that ends a composition would submit a half-typed word.
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
      <Button type="submit" size="lg">
        {text.trim() === '' ? t('card.show') : t('card.check')}
      </Button>
    </form>
  );
}
