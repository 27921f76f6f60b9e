import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { Anchor, Badge, Box, Button, Group, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconArrowLeft, IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { DataTable } from '@/ui/data/data-table.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { shareUrl } from '../hooks/use-developers-url.ts';
import { listAuthMethods } from '../model/example-call.ts';
import { errorCodes } from '../model/routes.ts';
import type { ApiRoute } from '../model/routes.ts';
import { RouteExample } from './route-example.tsx';
import { MethodBadge } from './route-list.tsx';
import { RouteResponses, RouteInputs } from './route-schemas.tsx';
import classes from './route-details.module.css';

/** The full description of a route. */
export function RouteDetails({
  route,
  document,
  listPath,
}: {
  route: ApiRoute;
  document: OpenApiDocument;
  /** URL of the route list. */
  listPath: string;
}) {
  const { t } = useTranslation(['developers', 'common']);
  const { copied, copy } = useClipboard();
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary } = route.operation;
  usePageTitle(summary);
  // The new route replaces the previous one, so move the focus and the scroll position to the top of the new one.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [route.id]);
  return (
    <article aria-labelledby="route">
      <Anchor component={Link} to={listPath} className={classes.back ?? ''}>
        <IconArrowLeft size={16} className="mirrored" /> {t('all_routes')}
      </Anchor>
      <Title
        order={2}
        id="route"
        ref={heading}
        tabIndex={-1}
        className={classes.title ?? ''}
        lang="en"
        dir="auto"
      >
        {summary}
      </Title>
      <Group component="p" align="baseline" gap={10} mt="xs" mb="md" className={classes.path ?? ''} dir="ltr">
        <MethodBadge method={route.method} /> <code>{route.path}</code>
      </Group>
      <RouteRequirements route={route} />
      <Button
        variant="default"
        size="xs"
        leftSection={copied ? <IconCheck size={16} /> : <IconLink size={16} />}
        onClick={() => copy(shareUrl(route.id))}
      >
        {copied ? t('common:copied') : t('copy_link')}
      </Button>
      <RouteExample key={route.id} route={route} document={document} />
      <RouteInputs route={route} document={document} />
      <RouteResponses route={route} document={document} />
      <RouteErrors route={route} document={document} />
    </article>
  );
}

/** Who may call a route and with which credentials, and its rate and size limits. */
function RouteRequirements({ route }: { route: ApiRoute }) {
  const { t } = useTranslation('developers');
  const format = useFormat();
  const sizeOf = useFileSize();
  const { 'x-access': access, 'x-rate-limit': rate, 'x-body-limit': sizeLimit } = route.operation;
  const methods = listAuthMethods(route);
  const has = (scheme: string) => methods.some(({ schemes }) => schemes.includes(scheme));
  const scopes = route.operation.security.flatMap(({ bearer }) => bearer ?? []);
  const requirements = [
    ...(access !== 'public' && !has('bearer') ? [t('terms.session_only')] : []),
    ...scopes.map((scope) => t('terms.scope', { scope })),
    ...(has('csrf') ? [t('terms.csrf')] : []),
    ...(has('signature') ? [t('terms.signed')] : []),
    ...(rate
      ? [t('terms.rate', { calls: format.number(rate.calls), seconds: format.number(rate.seconds) })]
      : []),
    ...(sizeLimit === undefined ? [] : [t('terms.size', { size: sizeOf(sizeLimit) })]),
  ];
  return (
    <>
      <Group gap="xs" mb="xs">
        {t('caller')} <Badge variant="light">{t(`callers.${access}`)}</Badge>
      </Group>
      {requirements.length > 0 && (
        <Text component="ul" size="sm" c="dimmed" mb="sm" className="bulleted">
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </Text>
      )}
    </>
  );
}

/** The error codes of a route, and the message the user sees for each. */
function RouteErrors({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  return (
    <Box component="section" mt="xl">
      <Title order={3} mb={10}>
        {t('failures.title')}
      </Title>
      <Text size="sm" c="dimmed" mb={10}>
        {t('failures.help')}
      </Text>
      <DataTable
        label={t('failures.title')}
        columns={[{ name: t('failures.code') }, { name: t('failures.status') }, { name: t('failures.text') }]}
        rows={errorCodes(route, document).map(({ status, code }) => ({
          key: code,
          cells: [
            <code key="code" dir="ltr">
              {code}
            </code>,
            status,
            errorCodeText(code),
          ],
        }))}
      />
    </Box>
  );
}
