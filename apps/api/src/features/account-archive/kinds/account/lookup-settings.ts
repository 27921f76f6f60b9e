import { updateDictionaryOrder } from '@glossa/contract/dictionary-order';
import { updateReferenceSites } from '@glossa/contract/reference-sites';
import { LookupSettings } from '@glossa/formats/archive/records/account';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Lookup settings: the websites and the order of the dictionaries. An invalid list is replaced with the default. */
export const lookupSettings = defineKind({
  name: 'lookup_settings',
  tables: ['lookup_settings'],
  schema: LookupSettings,
  select: queries.sql.selectLookupSettings,
  write: async (records, context) => {
    for (const { language, sites, dictionaries } of records) {
      const validSettings = {
        language,
        sites: updateReferenceSites.body.safeParse({ language, sites }).data?.sites ?? null,
        dictionaries:
          updateDictionaryOrder.body.safeParse({ language, dictionaries }).data?.dictionaries ?? null,
      };
      await context.commit('lookup_settings', (tx) =>
        queries.insertLookupSettings(tx, context.learnerId, validSettings).then(() => 0),
      );
    }
  },
});
