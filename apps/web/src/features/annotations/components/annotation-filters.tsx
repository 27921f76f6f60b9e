import { annotationKinds } from '@glossa/contract/annotations';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../../lib/i18n/language-name.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { SlimSelect } from '../../../ui/slim-select.tsx';
import type { AnnotationsView } from '../annotations-view.ts';
import classes from './annotation-filters.module.css';

/** Milliseconds of rest after which the list follows what is typed. */
const rest = 250;

/** What of the annotations is shown: by words, kind and language. */
export function AnnotationFilters({
  view: { search, kind, language },
  onChange,
}: {
  view: AnnotationsView;
  onChange: (part: Partial<AnnotationsView>, options?: { replace?: boolean }) => void;
}) {
  const { t, i18n } = useTranslation('annotations');
  const { selected_languages } = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onChange({ search: next }, { replace: true });
  }, rest);
  // Going back or 'Show all' changes the address without the field.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const type = (next: string) => {
    setTyped(next);
    send(next.trim());
  };
  useShortcuts([{ keys: ['/'], label: t('search'), group: t('title'), run: () => input.current?.focus() }]);
  const languages = selected_languages.map(({ code }) => ({
    value: code,
    label: languageName(code, i18n.language),
  }));
  return (
    <div className={classes.filters} role="search">
      <TextInput
        ref={input}
        className={classes.search ?? ''}
        size="sm"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={200}
        value={typed}
        dir={typed === '' ? undefined : 'auto'}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && type('')}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={
          typed === '' ? null : (
            <CloseButton size="sm" aria-label={t('clear_search')} onClick={() => type('')} />
          )
        }
        enterKeyHint="search"
        autoComplete="off"
      />
      {languages.length > 1 && (
        <SlimSelect
          label={t('language')}
          value={language ?? ''}
          onChange={(code) => onChange({ language: code || undefined })}
          data={[{ value: '', label: t('all_languages') }, ...languages]}
        />
      )}
      <div className={classes.kinds}>
        <Segmented
          fullWidth
          aria-label={t('kind')}
          value={kind ?? 'all'}
          onChange={(value) => onChange({ kind: value === 'all' ? undefined : value })}
          data={[
            { value: 'all', label: t('all') },
            ...annotationKinds.map((value) => ({ value, label: t(`plural.${value}`) })),
          ]}
        />
      </div>
    </div>
  );
}
