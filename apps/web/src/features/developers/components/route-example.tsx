import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { exampleCall, waysOf } from '../model/example-call.ts';
import type { Way } from '../model/example-call.ts';
import type { ApiRoute } from '../model/rooms.ts';
import { writeCurl } from '../model/write-curl.ts';
import { writeFetch } from '../model/write-fetch.ts';
import { CodeBlock } from './code-block.tsx';
import classes from './route-details.module.css';

const writers = { curl: writeCurl, fetch: writeFetch };

/** An example call to copy, in two languages and for each way to authenticate. */
export function RouteExample({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  const [writer, setWriter] = useState<keyof typeof writers>('curl');
  const [kind, setKind] = useState<Way['kind']>('token');
  const ways = waysOf(route);
  const way = ways.find((one) => one.kind === kind) ?? ways[0];
  if (!way) return null;
  const code = writers[writer](exampleCall(route, way, document), location.origin);
  return (
    <section className={classes.part}>
      <h3>{t('example.title')}</h3>
      <div className={classes.choices}>
        <Segmented
          aria-label={t('example.language')}
          size="xs"
          value={writer}
          onChange={setWriter}
          data={[
            { value: 'curl', label: <bdi>{t('example.curl')}</bdi> },
            { value: 'fetch', label: <bdi>{t('example.fetch')}</bdi> },
          ]}
        />
        {ways.length > 1 && (
          <Segmented
            aria-label={t('example.way')}
            size="xs"
            value={way.kind}
            onChange={setKind}
            data={ways.map((one) => ({ value: one.kind, label: t(`example.ways.${one.kind}`) }))}
          />
        )}
      </div>
      <p className={classes.help}>{t(`example.about.${way.kind}`)}</p>
      <CodeBlock label={t('example.title')} code={code} />
    </section>
  );
}
