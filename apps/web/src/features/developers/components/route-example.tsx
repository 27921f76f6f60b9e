import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { Box, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { exampleCall, listAuthMethods } from '../model/example-call.ts';
import type { AuthMethod } from '../model/example-call.ts';
import type { ApiRoute } from '../model/routes.ts';
import { writeCurl } from '../model/write-curl.ts';
import { writeFetch } from '../model/write-fetch.ts';
import { CodeBlock } from './code-block.tsx';

const writers = { curl: writeCurl, fetch: writeFetch };

/** An example call to copy, in curl or JavaScript, for each authentication method. */
export function RouteExample({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  const [writer, setWriter] = useState<keyof typeof writers>('curl');
  const [kind, setKind] = useState<AuthMethod['kind']>('token');
  const methods = listAuthMethods(route);
  const method = methods.find(({ kind: other }) => other === kind) ?? methods[0];
  if (!method) return null;
  const code = writers[writer](exampleCall(route, method, document), location.origin);
  return (
    <Box component="section" mt="xl">
      <Title order={3} mb={10}>
        {t('example.title')}
      </Title>
      <Group gap="xs" mb="xs">
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
        {methods.length > 1 && (
          <Segmented
            aria-label={t('example.way')}
            size="xs"
            value={method.kind}
            onChange={setKind}
            data={methods.map((one) => ({ value: one.kind, label: t(`example.ways.${one.kind}`) }))}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed" mb={10}>
        {t(`example.about.${method.kind}`)}
      </Text>
      <CodeBlock label={t('example.title')} code={code} />
    </Box>
  );
}
