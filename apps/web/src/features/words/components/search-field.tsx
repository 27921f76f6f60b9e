import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { Keys } from '../../../ui/keys.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

/** Milliseconds of rest after which the list follows what is typed. */
const rest = 250;

/** The search among words and translations; `/` goes to it, Escape empties it, the arrow goes on to the list. */
export function SearchField({
  value,
  onChange,
  onLeave,
}: {
  value: string;
  onChange: (search: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation('words');
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((search: string) => {
    if (search === sent.current) return;
    sent.current = search;
    onChange(search);
  }, rest);
  // Going back or 'Clear' changes the address without the field.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    send(text.trim());
  };
  useShortcuts([
    { keys: ['/'], label: t('keys.search'), group: t('title'), run: () => input.current?.focus() },
  ]);
  return (
    <TextInput
      ref={input}
      size="sm"
      type="search"
      aria-label={t('filters.search')}
      placeholder={t('filters.search')}
      maxLength={200}
      value={typed}
      dir={typed === '' ? undefined : 'auto'}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onLeave();
        if (event.key !== 'Escape') return;
        if (typed === '') input.current?.blur();
        else type('');
      }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={
        typed === '' ? (
          !isPhone && <Keys binding="/" />
        ) : (
          <CloseButton size="sm" aria-label={t('filters.clear_search')} onClick={() => type('')} />
        )
      }
      enterKeyHint="search"
      autoComplete="off"
    />
  );
}
