import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Keys } from '@/ui/data/keys.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/**
 * The search field of a list. `/` focuses it, Escape first clears it and then blurs it, and the down arrow moves the
 * focus to the list. `onChange` receives the trimmed text after a pause in typing, or when the field loses focus.
 */
export function SearchField({
  value,
  label,
  group,
  onChange,
  onLeave,
}: {
  value: string;
  label: string;
  /** The group of the search shortcut in the shortcut sheet. */
  group: string;
  onChange: (search: string) => void;
  onLeave?: () => void;
}) {
  const { t } = useTranslation('common');
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, onBlur } = useDebouncedText(value, onChange);
  useShortcuts([{ keys: ['/'], label, group, run: () => input.current?.focus() }]);
  return (
    <TextInput
      ref={input}
      size="sm"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onLeave?.();
        if (event.key !== 'Escape') return;
        if (typed === '') input.current?.blur();
        else type('');
      }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={
        typed === '' ? (
          !isPhone && <Keys binding="/" />
        ) : (
          <CloseButton size="sm" aria-label={t('clear_search')} onClick={() => type('')} />
        )
      }
      enterKeyHint="search"
      autoComplete="off"
    />
  );
}
