import { ReferenceSite, sitePlaces } from '@glossa/contract/reference-site';
import { languageCode } from '@glossa/language/language-code';
import { languageByCode } from '@glossa/language/languages';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { fillSiteUrl } from '@/domain/words/entry/fill-site-url.ts';
import { openSite } from '@/domain/words/entry/open-site.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';

const exampleUrl = 'https://fr.wiktionary.org/wiki/{lemma}';

const emptySite: ReferenceSite = { name: '', url: '', opens_in: 'tab' };

/** Adds a reference site or edits one, with a link to try it. */
export function SiteDialog({
  language,
  site,
  onSave,
  onClose,
}: {
  /** Code of the language that the site is listed for. */
  language: string;
  /** Undefined for a new site. */
  site: ReferenceSite | undefined;
  onSave: (site: ReferenceSite) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('settings');
  const form = useContractForm(ReferenceSite, site ?? emptySite);
  const opensIn = useId();
  const labels = {
    tab: t('lookup.opens_in.tab'),
    new_tab: t('lookup.opens_in.new_tab'),
    window: t('lookup.opens_in.window'),
  };
  return (
    <Dialog title={site ? t('lookup.edit', { name: site.name }) : t('lookup.add')} onClose={onClose}>
      <form onSubmit={form.submit(onSave)} noValidate>
        <Stack gap="md">
          <TextInput
            {...form.field('name')}
            label={t('tokens.name')}
            maxLength={40}
            autoComplete="off"
            data-autofocus={site ? undefined : true}
          />
          <TextInput
            {...form.field('url')}
            label={t('lookup.url')}
            description={t('lookup.url_help')}
            placeholder={exampleUrl}
            inputMode="url"
            dir="ltr"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
          />
          <Preview site={form.values} language={language} />
          <div>
            <Text id={opensIn} size="sm" fw={500} mb={4}>
              {t('lookup.opens_in.label')}
            </Text>
            <Segmented
              aria-labelledby={opensIn}
              fullWidth
              value={form.values.opens_in}
              onChange={(place) => form.set('opens_in', place)}
              data={sitePlaces.map((place) => ({ value: place, label: labels[place] }))}
            />
          </div>
          <SaveButtons isSaving={false} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** A link to a site that looks up the language's own name. */
function Preview({ site, language }: { site: ReferenceSite; language: string }) {
  const { t, i18n } = useTranslation('settings');
  if (!ReferenceSite.shape.url.safeParse(site.url).success) return null;
  const word = languageByCode(language)?.native ?? language;
  const url = fillSiteUrl(site.url.trim(), {
    word,
    lemma: word,
    sentence: word,
    language,
    interface: languageCode(i18n.language) ?? 'en',
  });
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Anchor
        inherit
        href={url}
        onClick={(event) => {
          event.preventDefault();
          openSite({ ...site, url });
        }}
      >
        {t('lookup.try', { word })}
      </Anchor>
      <Text component="bdi" dir="ltr" display="block" size="xs" c="dimmed">
        {decodeURI(url)}
      </Text>
    </Text>
  );
}
