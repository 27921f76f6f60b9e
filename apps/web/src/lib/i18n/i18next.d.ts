import 'i18next';
import type annotations from '@glossa/locales/en/annotations.json';
import type auth from '@glossa/locales/en/auth.json';
import type catalogue from '@glossa/locales/en/catalogue.json';
import type charts from '@glossa/locales/en/charts.json';
import type common from '@glossa/locales/en/common.json';
import type errors from '@glossa/locales/en/errors.json';
import type imports from '@glossa/locales/en/imports.json';
import type journal from '@glossa/locales/en/journal.json';
import type languages from '@glossa/locales/en/languages.json';
import type listening from '@glossa/locales/en/listening.json';
import type mindmap from '@glossa/locales/en/mindmap.json';
import type navigation from '@glossa/locales/en/navigation.json';
import type notifications from '@glossa/locales/en/notifications.json';
import type outbox from '@glossa/locales/en/outbox.json';
import type practice from '@glossa/locales/en/practice.json';
import type reader from '@glossa/locales/en/reader.json';
import type saved from '@glossa/locales/en/saved.json';
import type search from '@glossa/locales/en/search.json';
import type settings from '@glossa/locales/en/settings.json';
import type subscription from '@glossa/locales/en/subscription.json';
import type subtitles from '@glossa/locales/en/subtitles.json';
import type tags from '@glossa/locales/en/tags.json';
import type tasks from '@glossa/locales/en/tasks.json';
import type texts from '@glossa/locales/en/texts.json';
import type transfer from '@glossa/locales/en/transfer.json';
import type validation from '@glossa/locales/en/validation.json';
import type videos from '@glossa/locales/en/videos.json';
import type watch from '@glossa/locales/en/watch.json';
import type words from '@glossa/locales/en/words.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      annotations: typeof annotations;
      auth: typeof auth;
      catalogue: typeof catalogue;
      charts: typeof charts;
      common: typeof common;
      errors: typeof errors;
      imports: typeof imports;
      journal: typeof journal;
      languages: typeof languages;
      listening: typeof listening;
      mindmap: typeof mindmap;
      navigation: typeof navigation;
      notifications: typeof notifications;
      outbox: typeof outbox;
      practice: typeof practice;
      reader: typeof reader;
      saved: typeof saved;
      search: typeof search;
      settings: typeof settings;
      subscription: typeof subscription;
      subtitles: typeof subtitles;
      tags: typeof tags;
      tasks: typeof tasks;
      texts: typeof texts;
      transfer: typeof transfer;
      validation: typeof validation;
      videos: typeof videos;
      watch: typeof watch;
      words: typeof words;
    };
  }
}
